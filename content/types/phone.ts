import { parsePhoneNumberWithError, type PhoneNumber } from 'libphonenumber-js/max';
import type { Detail } from './detail';

/* Only for pages and tools: the numbering plans in libphonenumber-js are too large for a script. */

export type Phone = {
  kind: 'mobile' | 'landline' | 'toll-free';
  /** What to dial: E.164, or bare digits for 1800 and 1860, which can't be called from abroad. */
  number: string;
  href: string;
  display: string;
};

/** Stands for an unknown number; no real one begins with 0. */
const placeholder = '+910000000000';

/** The number in a detail of content/owner/details.ts. @throws with the rule that it breaks */
export function phoneOf({ value, isPlaceholder }: Detail<string>): Phone {
  if (!isPlaceholder || value !== placeholder) return readPhone(value);
  return { kind: 'mobile', number: placeholder, href: `tel:${placeholder}`, display: '+91 00000 00000' };
}

/**
 * Reads an Indian number as people type it: with or without +91, 0091 or a leading 0, with spaces,
 * hyphens or brackets.
 * @throws with the rule that it breaks, as the end of a sentence
 */
export function readPhone(text: string): Phone {
  if (/wa\.me|whatsapp/i.test(text)) {
    throw new Error('must be a phone number, not an address of WhatsApp: type the number, like 98765 43210');
  }
  if (/[/,;&|]|\b(?:or|and)\b/i.test(text) || digitsOf(text).length > 15) {
    throw new Error('must be one number: write the second, with its STD code, as secondPhone or whatsApp');
  }
  const parsed = parse(text);
  if (parsed?.ext) throw new Error('must have no extension: type the number that callers dial');
  const kind = parsed && kindOfParsed(parsed, text);
  if (!kind) {
    throw new Error(
      `"${text}" is not an Indian number: type a mobile like 98765 43210, a landline with its STD code like 022 2456 7890, or a toll-free number like 1800 123 4567`,
    );
  }
  if (kind === 'toll-free') {
    const { nationalNumber } = parsed;
    return { kind, number: nationalNumber, href: `tel:${nationalNumber}`, display: parsed.formatNational() };
  }
  const display = kind === 'landline' ? landlineDisplay(parsed, text) : parsed.formatInternational();
  return { kind, number: parsed.number, href: `tel:${parsed.number}`, display };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

function parse(text: string): PhoneNumber | undefined {
  try {
    return parsePhoneNumberWithError(text.replace(/[()[\]]/g, ' ').trim(), { defaultCountry: 'IN', extract: false });
  } catch {
    return undefined;
  }
}

function kindOfParsed(parsed: PhoneNumber, text: string): Phone['kind'] | undefined {
  if (parsed.country !== 'IN') return undefined;
  switch (parsed.getType()) {
    case 'MOBILE':
      return 'mobile';
    case 'FIXED_LINE':
      return 'landline';
    case 'FIXED_LINE_OR_MOBILE':
      return stdCodeOf(parsed, text) ? 'landline' : 'mobile';
    case 'TOLL_FREE':
    case 'SHARED_COST':
      return /^18[06]0/.test(parsed.nationalNumber) ? 'toll-free' : undefined;
    default:
      return undefined;
  }
}

/**
 * The STD code of a number that is typed as a landline, such as “08132-223344”. Many numbers from 6
 * to 8 may be a mobile or a landline with a code of three or four digits: only the gap tells.
 */
function stdCodeOf({ nationalNumber }: PhoneNumber, text: string): string | undefined {
  const [, code, rest] = /(?:^|\D)0?(\d{3,4})\D+(\d[\d\s-]*)$/.exec(text) ?? [];
  return code && rest && `${code}${digitsOf(rest)}` === nationalNumber ? code : undefined;
}

function landlineDisplay(parsed: PhoneNumber, text: string): string {
  const code = parsed.getType() === 'FIXED_LINE_OR_MOBILE' && stdCodeOf(parsed, text);
  if (!code) return parsed.formatInternational();
  const rest = parsed.nationalNumber.slice(code.length);
  return `+91 ${code} ${rest.slice(0, 3)} ${rest.slice(3)}`;
}
