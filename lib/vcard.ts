type ContactCard = Record<'name' | 'url' | 'country' | 'note', string> & {
  /** As they're dialled, the preferred one first. */
  phones: readonly string[];
  emails: readonly string[];
  organization?: string;
  address?: Partial<Record<'street' | 'city' | 'state' | 'pinCode', string>>;
};

/**
 * A contact for a phone's address book, in version 3.0, which every phone imports. Lines are
 * escaped as in RFC 6350, section 3.4, and in RFC 2426.
 */
export function vCard({ name, organization, phones, emails, url, address, country, note }: ContactCard): string {
  const { street = '', city = '', state = '', pinCode = '' } = address ?? {};
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    `N:${escapeText(name)};;;;`,
    `ORG:${escapeText(organization ?? name)}`,
    ...phones.map((phone, index) => `TEL;TYPE=WORK,VOICE${index === 0 ? ',PREF' : ''}:${phone}`),
    ...emails.map((email) => `EMAIL;TYPE=WORK,INTERNET:${escapeText(email)}`),
    `URL:${url}`,
    `ADR;TYPE=WORK:;;${[street, city, state, pinCode, country].map(escapeText).join(';')}`,
    `NOTE:${escapeText(note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Escapes what separates values. Punctuation is ASCII: some programs don't read UTF-8. */
function escapeText(text: string): string {
  return text
    .replace(/[–—]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');
}
