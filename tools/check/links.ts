import type { Place } from './places';
import type { Problem } from './problem';

/** The addresses of the site: its own origin, and the path of every page. */
export type Addresses = { origin: string; paths: ReadonlySet<string> };

/** Menu entries and other links that lead to no page, and addresses of this site in a text that do. */
export function linkProblems({ file, field, key, value }: Place, { origin, paths }: Addresses): Problem[] {
  if (typeof value !== 'string') return [];
  const isLink = key === 'href';
  if (isLink && !/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(value)) {
    return [{ file, field, rule: `"${value}" must begin with /, #, https://, mailto: or tel:` }];
  }
  const addresses = isLink ? [value] : inText(value);
  return addresses
    .map((address) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address))
    .filter((address) => address.startsWith('/') && !paths.has(address.replace(/[?#].*$/, '')))
    .map((address) => ({ file, field, rule: `dead internal link "${address}"` }));
}

/** What looks like an address of the site or of the web; the full stop after it is not part of it. */
function inText(text: string): string[] {
  return [...text.matchAll(/(?<![^\s(“‘"'])(?:\/[a-z]|https:\/\/)[^\s)”’"']*/gi)].map(([found]) =>
    found.replace(/[.,;:!?]+$/, ''),
  );
}
