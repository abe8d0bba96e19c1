import { withoutLinks } from '@/lib/links-in-text';

/** Fields that nobody reads as copy: ids, addresses, names of icons, choices, dates. */
const notCopy = new Set(
  (
    'id slug mistakenSlugs place url icon file category service related colour kind use lang currency locale ' +
    'countryCode updated permittedOn checkedOn confirmedOn reviewedOn'
  ).split(' '),
);

/** Whether a text of the content is copy, which visitors or searchers read. */
function isCopy(field: string, text: string): boolean {
  const isSlug = /^[a-z\d]+(?:-[a-z\d]+)+$/.test(text);
  return !isSlug && /[\p{L}\d]/u.test(text) && !field.split('.').some((name) => notCopy.has(name));
}

export type Copy = { field: string; text: string };

/** Every text of some content that visitors or searchers read, with its field. */
export function copyOf(content: unknown, field = ''): Copy[] {
  if (typeof content === 'string') return isCopy(field, content) ? [{ field, text: withoutLinks(content) }] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => copyOf(value, field ? `${field}.${key}` : key));
}

/** A text as the specification types it: plain hyphens, plain spaces. */
export const plain = (text: string) => text.replace(/[–—]/g, '-').replace(/\s+/g, ' ');

/** All copy of some content as one plain text. */
export function plainCopyOf(content: unknown): string {
  const texts = copyOf(content).map(({ text }) => text);
  return plain(texts.join('\n'));
}
