import { doublePress } from './double-press';
import type { EnquiryFormData } from './enquiry-form';
import { deviceMailLimit, enquiryText, mailLink, readEnquiry, type SendTargets, whatsAppLink } from './enquiry-text';

/** How long the dialog's files may take, in milliseconds. */
const timeout = 10_000;

const loadDialog = () => import('./send-dialog');

/**
 * The button of the form: writes one console entry (tests/specification, section 7) and opens the
 * dialog in which the visitor chooses how to send the text. If the dialog's files don't load, links
 * with the same text appear below the form.
 */
export function enquiryForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-enquiry]')!;
  const { isLogged, labels, targets } = JSON.parse(form.dataset.enquiry!) as EnquiryFormData;
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!;
  const sendLinks = document.querySelector<HTMLElement>('[data-send-links]');
  const textOfForm = () => enquiryText(readEnquiry(form), labels);
  let acceptedAt = -doublePress;

  // A required field with only spaces is empty, and the browser says so in its own words.
  form.addEventListener('change', ({ target }) => {
    const field = target as HTMLInputElement | HTMLTextAreaElement;
    if (field.required && field.value.trim() === '') field.value = '';
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isDoublePress = performance.now() - acceptedAt < doublePress;
    if (isDoublePress || button.hasAttribute('aria-busy')) return;
    acceptedAt = performance.now();
    if (isLogged) console.log('Contact form', readEnquiry(form));
    if (targets) void chooseHowToSend(targets);
  });

  if (targets) {
    // They have usually arrived by the time someone has typed.
    for (const name of ['focusin', 'pointerdown']) {
      form.addEventListener(name, () => void loadDialog().catch(() => {}), { once: true });
    }
    // On the document, because the services are outside the form (enquiry-services.tsx).
    document.addEventListener('input', () => {
      if (!sendLinks!.hidden) showLinks(targets);
    });
  }

  async function chooseHowToSend(to: SendTargets): Promise<void> {
    const timedOut = new Promise<never>((_, reject) => {
      setTimeout(reject, timeout);
    });
    button.setAttribute('aria-busy', 'true');
    try {
      const { openSendDialog } = await Promise.race([loadDialog(), timedOut]);
      openSendDialog(textOfForm(), to, button);
      sendLinks!.hidden = true;
    } catch {
      showLinks(to);
    }
    button.removeAttribute('aria-busy');
  }

  /** Shows the links below the form, with the text as it is now. */
  function showLinks(to: SendTargets): void {
    const links = sendLinks!;
    const part = <Part extends HTMLElement>(name: string) => links.querySelector<Part>(`[data-part=${name}]`)!;
    const text = textOfForm();
    const mail = mailLink(to.mail, text, deviceMailLimit());
    part<HTMLAnchorElement>('mail').href = mail.href;
    part<HTMLAnchorElement>('chat').href = whatsAppLink(to.whatsApp, text).href;
    part('shortened').hidden = !mail.isShortened;
    const copy = links.querySelector<HTMLElement>('[data-copy]')!;
    copy.dataset.copy = text;
    copy.hidden = text === '';
    links.hidden = false;
  }
}
