import type { PageChange } from './entry-changes';

type Edit = Pick<PageChange, 'before' | 'after'>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A text as a whole, not within a word or a number. */
const whole = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'gu');

/**
 * Tells which fact an edit follows from: its words are there now, other words stood in their place, and the old words are
 * gone from the whole site or the new ones were nowhere on it.
 * @param wording all texts of the previous site, and of this one
 */
export function factBehind(facts: readonly { value: string }[], wording: { before: string; after: string }) {
  return ({ before, after }: Edit): Required<Edit> | undefined => {
    if (!before || !after) return undefined;
    const found = facts.flatMap(({ value }): Required<Edit>[] => {
      const at = whole(value).exec(after)?.index;
      if (at === undefined) return [];
      const [start, end] = [after.slice(0, at), after.slice(at + value.length)];
      const old = before.slice(start.length, before.length - end.length);
      const isOnly = old && before === start + old + end && old.length < 3 * value.length;
      const isNew = !old.includes(value) && (!whole(value).test(wording.before) || !whole(old).test(wording.after));
      return isOnly && isNew ? [{ before: old, after: value }] : [];
    });
    return found.sort((one, other) => other.after.length - one.after.length)[0];
  };
}

const withoutSpaces = (text: string) => text.replace(/[\s+()-]/g, '');

/** The first of several facts that make an edit together. */
export function factsBehind(facts: readonly Required<Edit>[], { before, after }: Edit): Required<Edit> | undefined {
  const used = facts.filter((fact) => before && whole(fact.before).test(before));
  const made = used.reduce((text = '', fact) => text.replace(whole(fact.before), fact.after), before);
  return used.length > 0 && made === after ? used[0] : undefined;
}

/** Whether one edit says why another one is there: it is made in it, or it is made by it. */
export function explains(cause: Edit, edit: Edit): boolean {
  const isMade = (outer: Edit, inner: Edit) => {
    if (!inner.before || !inner.after) {
      const isSameSide = !inner.before === !outer.before && !inner.after === !outer.after;
      return isSameSide && `${outer.before}${outer.after}`.includes(inner.before ?? inner.after ?? '');
    }
    if (outer.before?.replace(whole(inner.before), inner.after) === outer.after) return true;
    // A number to call, as links write it.
    const [old, fresh] = [inner.before, inner.after].map(withoutSpaces);
    return (
      /\d{8}/.test(old!) &&
      outer.before &&
      withoutSpaces(outer.before).replaceAll(old!, fresh!) === withoutSpaces(outer.after ?? '')
    );
  };
  return Boolean(isMade(cause, edit) || isMade(edit, cause));
}

/** Whether the figures in a text are others than before. */
export function numbersDiffer(before: string, after: string): boolean {
  const numbers = (text: string) => (text.match(/\d+(?:[.,–-]\d+)*/g) ?? []).sort().join();
  return numbers(before) !== '' && numbers(before) !== numbers(after);
}
