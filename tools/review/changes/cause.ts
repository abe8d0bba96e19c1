import type { PageChange } from './change';

type Edit = Pick<PageChange, 'before' | 'after'>;
type Fact = { value: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A text as a whole, not within a word or a number. */
const whole = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'gu');

/**
 * Tells which fact an edit follows from: its words are there now, other words stood in their place, and the old words are
 * gone from the whole site or the new ones were nowhere on it.
 * @param before all texts of the previous site
 * @param after all texts of this one
 */
export function factBehind(facts: readonly Fact[], before: string, after: string) {
  return (edit: Edit): Required<Edit> | undefined => {
    if (!edit.before || !edit.after) return undefined;
    const found = facts.flatMap(({ value }) => {
      const at = whole(value).exec(edit.after!)?.index;
      if (at === undefined) return [];
      const [start, end] = [edit.after!.slice(0, at), edit.after!.slice(at + value.length)];
      const old = edit.before!.slice(start.length, edit.before!.length - end.length);
      const isOnly = old && old !== value && edit.before!.startsWith(start) && edit.before!.endsWith(end);
      const isNew = !old.includes(value) && (!whole(value).test(before) || !whole(old).test(after));
      return isOnly && isNew && old.length < 3 * value.length ? [{ before: old, after: value }] : [];
    });
    return found.sort((one, other) => other.after.length - one.after.length)[0];
  };
}

/** Whether one edit says why another one is there: it is made in it, or it is made by it. */
export function explains(cause: Edit, edit: Edit): boolean {
  if (!cause.before || !cause.after || !edit.before || !edit.after) {
    const isSameSide = Boolean(cause.after) === Boolean(edit.after) && Boolean(cause.before) === Boolean(edit.before);
    const [text, said] = [cause, edit].map(({ before, after }) => after ?? before ?? '');
    return isSameSide && said!.length > 3 && text!.includes(said!);
  }
  const isMade = (outer: Edit, inner: Edit) =>
    inner.before!.length > 2 &&
    outer.before !== inner.before &&
    outer.before!.replace(whole(inner.before!), inner.after!) === outer.after;
  return (
    isMade(edit, cause) ||
    isMade(cause, edit) ||
    core(cause) === core(edit) ||
    (edit.before === cause.before && edit.after === cause.after)
  );
}

/** What differs, without the spaces that numbers are shown with. */
function core({ before = '', after = '' }: Edit): string {
  const [old, fresh] = [before, after].map((text) => text.replace(/\s/g, ''));
  let [start, end] = [0, 0];
  while (start < Math.min(old!.length, fresh!.length) && old![start] === fresh![start]) start += 1;
  while (end < Math.min(old!.length, fresh!.length) - start && old!.at(-1 - end) === fresh!.at(-1 - end)) end += 1;
  const parts = [old!.slice(start, old!.length - end), fresh!.slice(start, fresh!.length - end)];
  // Too little to tell one edit from another.
  return parts.join().length > 8 ? parts.join(' → ') : `${before} → ${after}`;
}

/** Whether the figures in a text are others than before. */
export function numbersDiffer(before: string, after: string): boolean {
  const numbers = (text: string) => (text.match(/\d+(?:[.,–-]\d+)*/g) ?? []).sort().join();
  return numbers(before) !== '' && numbers(before) !== numbers(after);
}
