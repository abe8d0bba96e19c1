/** What a visitor typed. Any of it may be empty on the home page, whose form has no rules. */
export type Enquiry = {
  name: string;
  email: string;
  message: string;
  service?: string;
};

/** The form's element, which fields elsewhere on the page can belong to. */
export const enquiryFormId = 'enquiry';

/** What the fields are called in the text that is handed over. */
export type EnquiryLabels = Record<'name' | 'email' | 'service', string>;

/**
 * The values of a form whose fields are named as in `Enquiry`. Browsers write line breaks as line
 * feeds here, and U+FFFD for half a character (a lone surrogate), which no link can carry.
 */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  return Object.fromEntries(new FormData(form)) as Enquiry;
}

export type HandOverLink = { href: string; isShortened: boolean };

/** Web servers take request lines of 8 kB; WhatsApp's own redirect needs the rest. */
export const whatsAppLimit = 7000;

/** Windows passes at most 2,046 characters on to a mail program, Firefox there 2,008. */
export const mailLimit = 2000;

/**
 * An enquiry as text for WhatsApp, a mail or the clipboard. The message comes last, so that a cut
 * can only cost its end. Empty fields are left out.
 */
export function enquiryText(enquiry: Enquiry, labels: EnquiryLabels): string {
  const head = (['name', 'email', 'service'] as const)
    .filter((field) => enquiry[field])
    .map((field) => `${labels[field]}: ${enquiry[field]}`)
    .join('\n');
  return [head, enquiry.message].filter(Boolean).join('\n\n');
}

/**
 * A WhatsApp chat with the text typed in, or an empty chat when there is none.
 * @param chat address of the chat, `https://wa.me/91…`
 */
export function whatsAppHandOver(chat: string, text: string): HandOverLink {
  return longest(text, whatsAppLimit, (part) => (part ? `${chat}?text=${encodeURIComponent(part)}` : chat));
}

/**
 * Opens a mail with a body; line breaks are CRLF, as RFC 6068 section 5 asks.
 * @param mail address and subject, `mailto:…?subject=…`
 */
function mailLink(mail: string, text: string): string {
  return text ? `${mail}&body=${encodeURIComponent(text).replaceAll('%0A', '%0D%0A')}` : mail;
}

export function mailHandOver(mail: string, text: string): HandOverLink {
  return longest(text, mailLimit, (part) => mailLink(mail, part));
}

/** The link with the whole text, or with as much of it as fits into `limit` (in UTF-16 units). */
function longest(text: string, limit: number, link: (text: string) => string): HandOverLink {
  // A link is never shorter than its text.
  const whole = text.length <= limit && link(text);
  if (whole && whole.length <= limit) return { href: whole, isShortened: false };
  // The last one may be half a character, and does not fit anyway.
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
