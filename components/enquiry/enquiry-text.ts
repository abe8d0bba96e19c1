/** What a visitor typed. Any of it may be empty on the home page, whose form has no rules. */
export type Enquiry = Record<'name' | 'email' | 'message', string> & { service?: string };

/** The names of the fields in the text that is sent. */
export type EnquiryLabels = Record<'name' | 'email' | 'service', string>;

/** Where a text can be sent: `https://wa.me/91…` and `mailto:…?subject=…`. */
export type SendTargets = { whatsApp: string; mail: string };

/** `isShortened` says that the link has only the beginning of the text. */
export type SendLink = { href: string; isShortened: boolean };

/** Web servers accept request lines of 8 kB, and WhatsApp's redirect adds to the address. */
export const whatsAppLimit = 7000;

/** On Windows, mail programs get at most 2,046 characters, from Firefox 2,008. */
export const mailLimit = 2000;

/** Phones have no such limit, and in Hindi a long message is four times as long in a link. */
export const deviceMailLimit = () => (matchMedia('(pointer: coarse)').matches ? Infinity : mailLimit);

/** The id of a field's element. Only the message has a name (enquiry-form.tsx). */
export const fieldId = (field: string) => `enquiry-${field}`;

/** Half of a character that is two UTF-16 units, which a link can't carry. */
const loneSurrogates = /\p{Surrogate}/gu;

/** Reads what a visitor typed and ticked. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const valueOf = (field: string) => {
    const { value } = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${fieldId(field)}`)!;
    return value.replace(loneSurrogates, '\uFFFD');
  };
  const enquiry: Enquiry = { name: valueOf('name'), email: valueOf('email'), message: valueOf('message') };
  const ticked = document.querySelectorAll<HTMLInputElement>('[data-enquiry-services] :checked');
  if (ticked.length > 0) enquiry.service = Array.from(ticked, ({ value }) => value).join(', ');
  return enquiry;
}

/**
 * Formats an enquiry for WhatsApp, mail or the clipboard, without empty fields. The message comes
 * last, so that only its end can be cut.
 */
export function enquiryText(enquiry: Enquiry, labels: EnquiryLabels): string {
  const head = (['name', 'email', 'service'] as const)
    .filter((field) => enquiry[field])
    .map((field) => `${labels[field]}: ${enquiry[field]}`)
    .join('\n');
  return [head, enquiry.message].filter(Boolean).join('\n\n');
}

/** A link to a WhatsApp chat with a prefilled text. */
export function whatsAppLink(chat: string, text: string): SendLink {
  return shortenToFit(text, whatsAppLimit, (part) => (part ? `${chat}?text=${encodeURIComponent(part)}` : chat));
}

/** A mailto: link with a body. Line breaks are CRLF, as RFC 6068 section 5 requires. */
export function mailLink(mail: string, text: string, limit = mailLimit): SendLink {
  return shortenToFit(text, limit, (part) =>
    part ? `${mail}&body=${encodeURIComponent(part).replaceAll('%0A', '%0D%0A')}` : mail,
  );
}

/** The link with the whole text, or with as much of it as fits into `limit` UTF-16 units. */
function shortenToFit(text: string, limit: number, link: (text: string) => string): SendLink {
  // A link is never shorter than its text.
  const whole = text.length <= limit && link(text);
  if (whole && whole.length <= limit) return { href: whole, isShortened: false };
  // The slice may have cut the last character in half. It wouldn't fit anyway.
  const characters = graphemes(text.slice(0, limit)).slice(0, -1);
  const cut = (count: number) => link(`${characters.slice(0, count).join('')}…`);
  let fits = 0;
  let tooLong = characters.length + 1;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (cut(middle).length <= limit) fits = middle;
    else tooLong = middle;
  }
  return { href: cut(fits), isShortened: true };
}

/** Characters as people see them, so that no emoji or Devanagari syllable is cut in two. */
function graphemes(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
