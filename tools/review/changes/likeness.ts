import { diffWords } from 'diff';

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** How much two texts share: 0 when no word, 1 when every word (Dice's coefficient). */
export function likeness(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return first.size + second.size === 0 ? 0 : (2 * shared) / (first.size + second.size);
}

export type WordPart = { text: string; kind: 'same' | 'removed' | 'added' };

/** More edits than this in one text, and its two versions are easier to read one beside the other. */
const mostEdits = 4;

/** An edited text word by word; nothing when so much of it is new that the mixture could not be read. */
export function wordParts(before: string, after: string): WordPart[] | undefined {
  if (likeness(before, after) < 0.5) return undefined;
  const parts = diffWords(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
  }));
  const edits = parts.filter(({ kind }, index) => kind !== 'same' && (parts[index - 1]?.kind ?? 'same') === 'same');
  return edits.length <= mostEdits ? parts : undefined;
}
