import type { MessageFormProps } from '@/components/enquiry/message-form';
import { copyText } from '@/components/copy/copy-text';
import {
  enquiryFormId,
  enquiryText,
  mailHandOver,
  readEnquiry,
  whatsAppHandOver,
} from '@/components/enquiry/enquiry-text';

/*
 * If React fails to load, the form's button opens the mail program with what was typed, and the
 * links beside the form (components/enquiry/enquiry-form.tsx) contain it too.
 */
const fallback = document.querySelector<HTMLElement>('[data-fallback]')!;
const part = <Part extends HTMLElement>(name: string) => fallback.querySelector<Part>(`[data-part=${name}]`)!;

const mail = part<HTMLAnchorElement>('mail');
const chat = part<HTMLAnchorElement>('chat');
const copy = part<HTMLButtonElement>('copy');
const cut = part('cut');

function fill() {
  const form = document.forms.namedItem(enquiryFormId)!;
  const { props } = form.closest<HTMLElement>('[data-island]')!.dataset;
  const { variant, labels, handOver } = JSON.parse(props!) as MessageFormProps;
  const enquiry = readEnquiry(form);
  const text = enquiryText(enquiry, labels);
  const { href, isShortened } = mailHandOver(handOver!.mail, text);
  mail.href = href;
  cut.hidden = !isShortened;
  chat.href = whatsAppHandOver(handOver!.whatsApp, text).href;
  return { variant, enquiry, text };
}

fallback.onclick = async ({ target }) => {
  const { text } = fill();
  if (target !== copy) return;
  const { copied, copyFailed } = copy.dataset;
  copy.textContent = (await copyText(text)) ? copied! : copyFailed!;
};
addEventListener('submit', (event) => {
  // React has handled it. While the loader holds a submit, it doesn't get here.
  if (event.defaultPrevented) return;
  event.preventDefault();
  const { variant, enquiry } = fill();
  if (variant === 'contact') console.log('Contact form', enquiry);
  location.href = mail.href;
});
