import { lettersOf } from '../../pages/letters';
import type { LookReason } from '../looks';
import type { Change } from '.';
import { textual } from './entries';

/** A change of texts; `part`: the part of the page that came or went with it. */
export type Item = Change & { part?: LookReason };

/**
 * A part of a page that came or went is one cause: its texts, links and pictures are put to it,
 * and a row of texts says more than one of elements. What only moved, and a picture that was
 * replaced, is a row of looks.
 */
export function joinParts(items: readonly Item[], reasons: readonly LookReason[]) {
  const left = new Set(items);
  const joined: Item[] = [];
  const looks = reasons.filter((reason) => {
    const { kind, path, isFrame, letters } = reason;
    const isHere = (item: Item) => item.path === path || (isFrame && item.path === undefined && path === '/');
    const isInside = (text: string) => text.split('\n').every((line) => letters.includes(lettersOf(line)));
    const belongs = (item: Item) => {
      if (kind === 'moved') return item.kind === 'Order';
      const text = item.kind === 'Link' ? item.of : (item.after ?? item.before);
      if (!text || !isInside(text)) return false;
      return kind === 'picture'
        ? item.kind === 'Picture'
        : kind === 'added'
          ? !item.before
          : kind === 'removed' && !item.after;
    };
    const here = [...left].filter(isHere);
    const inside = here.filter(belongs);
    for (const item of inside) left.delete(item);
    if (kind !== 'added' && kind !== 'removed') return true;
    const texts = inside.filter((item) => textual.includes(item.kind));
    const join = (side: 'before' | 'after') => texts.flatMap((text) => text[side] ?? []).join('\n') || undefined;
    if (texts.length > 0) joined.push({ ...texts[0]!, before: join('before'), after: join('after'), part: reason });
    // One text took the place of another.
    const isReplaced = ({ kind: what, before, after }: Item) =>
      textual.includes(what) && before && after && [before, after].some(isInside);
    return texts.length === 0 && !here.some(isReplaced);
  });
  return { items: [...left, ...joined], looks };
}
