import { isCopy } from '@/content/types';

export type Copy = { field: string; text: string };

/** Every text of some content that visitors or searchers read, with its field. */
export function copyOf(content: unknown, field = ''): Copy[] {
  if (typeof content === 'string') return isCopy(field, content) ? [{ field, text: content }] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => copyOf(value, field ? `${field}.${key}` : key));
}

/** A text as the specification types it: plain hyphens, plain spaces. */
export function plain(text: string): string {
  return text.replace(/[–—]/g, '-').replace(/\s+/g, ' ');
}

/** All copy of some content as one plain text. */
export function plainCopyOf(content: unknown): string {
  return plain(
    copyOf(content)
      .map(({ text }) => text)
      .join('\n'),
  );
}
