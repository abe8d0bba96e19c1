import type { MessageFormProps } from '@/components/islands/message-form';
import { enquiryFormId, enquiryText, mailLimit, readEnquiry, whatsAppLimit } from '@/lib/hand-over';

/*
 * If React fails to load: the form's button opens the mail program with what was typed, and the
 * links beside the form (components/sections/enquiry-form.tsx) carry it too.
 */
const instead = document.querySelector<HTMLElement>('[data-instead]')!;
const [mail, chat, copy, cut] = instead.querySelectorAll('a,button,[hidden]') as unknown as [
  HTMLAnchorElement,
  HTMLAnchorElement,
  HTMLButtonElement,
  HTMLElement,
];

function fill() {
  const form = document.forms.namedItem(enquiryFormId)!;
  const { props } = form.closest<HTMLElement>('[data-island]')!.dataset;
  const { variant, labels, handOver } = JSON.parse(props!) as MessageFormProps;
  const enquiry = readEnquiry(form);
  const text = enquiryText(enquiry, labels);
  /** @returns whether the link carries the whole text */
  const carry = (link: HTMLAnchorElement, address: string, limit: number) => {
    const characters = [...text].slice(0, limit);
    // Line breaks are CRLF, as RFC 6068 section 5 asks.
    const encoded = () => encodeURIComponent(characters.join('')).replaceAll('%0A', '%0D%0A');
    while ((link.href = address + encoded()).length > limit) characters.splice(-20, 20, '…');
    return characters.join('') === text;
  };
  carry(chat, `${handOver!.whatsApp}?text=`, whatsAppLimit);
  cut.hidden = carry(mail, `${handOver!.mail}&body=`, mailLimit);
  return { variant, enquiry, text };
}

instead.onclick = async ({ target }) => {
  const { text } = fill();
  if (target !== copy) return;
  await navigator.clipboard.writeText(text);
  copy.textContent = copy.value;
};
// Read by components/islands/hydrate.tsx, which loads too late to hear a composition start.
for (const name of ['compositionstart', 'compositionend'] as const) {
  addEventListener(name, ({ target, type }) => {
    (target as Element).toggleAttribute('data-composing', type === 'compositionstart');
  });
}
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const { variant, enquiry } = fill();
  if (variant === 'contact') console.log('Contact form', enquiry);
  location.href = mail.href;
});
