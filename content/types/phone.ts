import parsePhoneNumber from 'libphonenumber-js/max';
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

export const phoneRule =
  'must be one Indian number: a mobile like 98765 43210, a landline with its STD code like 022 2456 7890, or a toll-free number like 1800 123 4567';

/** The number in a detail of content/owner/details.ts. @throws with the rule that it breaks */
export function phoneOf({ value, isPlaceholder }: Detail<string>): Phone {
  if (!isPlaceholder || value !== placeholder) return readPhone(value);
  return { kind: 'mobile', number: placeholder, href: `tel:${placeholder}`, display: '+91 00000 00000' };
}

/**
 * Reads an Indian number as people type it: with or without +91, 0091 or a leading 0, with spaces,
 * hyphens or brackets.
 * @throws with the rule that it breaks
 */
export function readPhone(text: string): Phone {
  const typed = text.replace(/[()[\]]/g, ' ').trim();
  const parsed = parsePhoneNumber(typed, { defaultCountry: 'IN', extract: false });
  const type = parsed?.country === 'IN' && !parsed.ext ? parsed.getType() : undefined;
  if (!parsed || !type) throw new Error(phoneRule);
  const { number, nationalNumber } = parsed;
  switch (type) {
    case 'TOLL_FREE':
    case 'SHARED_COST':
      if (!/^18[06]0/.test(nationalNumber)) throw new Error(phoneRule);
      return {
        kind: 'toll-free',
        number: nationalNumber,
        href: `tel:${nationalNumber}`,
        display: parsed.formatNational(),
      };
    case 'MOBILE':
    case 'FIXED_LINE':
    case 'FIXED_LINE_OR_MOBILE': {
      const code = type === 'FIXED_LINE_OR_MOBILE' ? stdCodeIn(text, nationalNumber) : undefined;
      const kind = type === 'FIXED_LINE' || code ? 'landline' : 'mobile';
      const rest = nationalNumber.slice(code?.length);
      const display = code ? `+91 ${code} ${rest.slice(0, 3)} ${rest.slice(3)}` : parsed.formatInternational();
      return { kind, number, href: `tel:${number}`, display };
    }
    default:
      throw new Error(phoneRule);
  }
}

/**
 * The STD code of a number that is typed as a landline, such as “08132-223344”. Many numbers from 6
 * to 8 may be a mobile or a landline with a code of three or four digits: only the gap tells.
 */
function stdCodeIn(text: string, nationalNumber: string): string | undefined {
  const [, code, rest] = /(?:^|\D)0?(\d{3,4})\D+(\d[\d\s-]*)$/.exec(text) ?? [];
  return rest && `${code}${rest.replace(/\D/g, '')}` === nationalNumber ? code : undefined;
}
