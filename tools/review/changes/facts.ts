import { patternOf } from '../../pages/letters';
import type { Change } from '.';
import { editedWords } from './words';

type Edit = Pick<Change, 'before' | 'after'>;
/** A fact of the content and the words that were in its place; none if it is new. */
export type Fact = { before: string; after: string };

/**
 * A text as a whole, not within a word or a number; a number to call with or without its plus sign.
 */
const whole = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${patternOf(text.replace(/^\+/, ''))}(?![\\p{L}\\p{N}])`, 'gu');
const isIn = (text: string, other: string) => whole(text).test(other);
const replaced = (text: string, { before, after }: Fact) => text.replace(whole(before), () => after.replace(/^\+/, ''));

/** Without what sets the digits of a number apart: links write it in one piece. */
export const withoutGaps = (text = '') => text.replace(/(?<=\d)[\s()-]+(?=\d)/g, '');
const plain = ({ before, after }: Edit): Fact => ({ before: withoutGaps(before), after: withoutGaps(after) });

/**
 * Finds the fact that a text takes over: its words are there now, other words were in their place,
 * and the old words are gone from the whole site or the new ones were nowhere on it. A detail of
 * the agency that no page had may come with any other words: pages say more once it's confirmed.
 * @param before all texts of the previous site
 * @param after all texts of this one
 */
export function factFinder(facts: readonly { file: string; value: string }[], before: string, after: string) {
  const values = new Map(facts.map(({ file, value }) => [withoutGaps(value), file === 'content/site.ts']));
  return (edit: Edit): Fact | undefined => {
    const { before: old, after: fresh } = plain(edit);
    const found = [...values].flatMap(([value, isDetail]): Fact[] => {
      const at = fresh.includes(value) ? fresh.search(whole(value)) : -1;
      if (at < 0 || old.includes(value)) return [];
      const start = at - (fresh.startsWith(value, at) ? 0 : 1);
      const end = fresh.length - start - value.length;
      const words = old.slice(start, old.length - end);
      const isOnly = old === fresh.slice(0, start) + words + fresh.slice(start + value.length);
      const isNew = !isIn(value, before);
      if (isOnly && words && words.length < 3 * value.length && (isNew || !isIn(words, after)))
        return [{ before: words, after: value }];
      const [gone, come] = editedWords(old, fresh);
      const isInserted = gone === '' && come.replace(/[,.:]$/, '') === value;
      return isDetail && (isNew || isInserted) ? [{ before: '', after: value }] : [];
    });
    return found.toSorted((one, other) => other.after.length - one.after.length)[0];
  };
}

/** The first of several facts that make an edit together, or that an edit is a piece of. */
export function factBehind(facts: readonly Fact[], edit: Edit): Fact | undefined {
  const { before, after } = plain(edit);
  const used = facts.filter((fact) => fact.before && isIn(fact.before, before));
  if (used.length > 0 && used.reduce(replaced, before) === after) return used[0];
  return facts.find((fact) =>
    fact.before
      ? before && after && isPiece({ before, after }, fact)
      : !isIn(fact.after, before) && isIn(fact.after, after),
  );
}

/** Whether a fact is made from another one: the hours of a day from those of the week. */
export const isPiece = (piece: Fact, whole: Fact) =>
  piece.before.length < whole.before.length && isIn(piece.before, whole.before) && isIn(piece.after, whole.after);

/** Whether one edit says why another one is there: it is made in it, or it is made by it. */
export function explains(cause: Edit, edit: Edit): boolean {
  const isMade = (outer: Edit, { before, after }: Edit) => {
    const [old, fresh] = [withoutGaps(outer.before), withoutGaps(outer.after)];
    if (before && after) return old !== fresh && replaced(old, plain({ before, after })) === fresh;
    const isSameSide = !before === !outer.before && !after === !outer.after;
    return isSameSide && `${outer.before}${outer.after}`.includes(before ?? after ?? '');
  };
  return isMade(cause, edit) || isMade(edit, cause);
}

/** Whether the figures in a text are others than before. */
export function numbersDiffer(before: string, after: string): boolean {
  const numbers = (text: string) => (text.match(/\d+(?:[.,–-]\d+)*/g) ?? []).sort().join();
  return numbers(before) !== '' && numbers(before) !== numbers(after);
}
