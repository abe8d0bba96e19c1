import { diffWords } from 'diff';
import type { WordPart } from '../sheet/model';

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** How much two texts share: 0 when no word, 1 when every word (Dice's coefficient). */
export function likeness(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return first.size + second.size === 0 ? 0 : (2 * shared) / (first.size + second.size);
}

/** The words that an edit took and gave, from the first to the last that differ. */
export function editedWords(before: string, after: string): [string, string] {
  const [old, fresh] = [before.split(' '), after.split(' ')];
  const most = Math.min(old.length, fresh.length);
  let [start, end] = [0, 0];
  while (start < most && old[start] === fresh[start]) start += 1;
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  return [old.slice(start, old.length - end).join(' '), fresh.slice(start, fresh.length - end).join(' ')];
}

/**
 * An edited text word by word, or the old and the new one, one below the other.
 * @param mostEdits with more, the mixture could not be read
 */
export function wordParts(before = '', after = '', mostEdits = 4): WordPart[] {
  const parts = diffWords(before, after).map(({ value, added, removed }): WordPart => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
  const edits = parts.filter(({ kind }, index) => kind !== 'same' && (parts[index - 1]?.kind ?? 'same') === 'same');
  if (!before || !after || (likeness(before, after) >= 0.5 && edits.length <= mostEdits)) return parts;
  return [
    { kind: 'removed', text: before },
    { kind: 'same', text: '\n' },
    { kind: 'added', text: after },
  ];
}
