import { lettersOf } from '../../pages/letters';
import type { LookReason } from '../looks/reason';
import { groupBy } from '../sheet/model';
import type { Item } from '.';
import { textual } from './entry-changes';

/**
 * A part of a page that came or went is one cause: its texts, links and pictures are put to it, and a row of texts says
 * more than one of elements.
 */
export function joinParts(items: readonly Item[], reasons: readonly LookReason[]) {
  const left = new Set(items);
  const joined: Item[] = [];
  const looks = reasons.filter((reason) => {
    const { says, key, briefName, path, isFrame } = reason;
    if (!says) return true;
    const words = lettersOf(says.text);
    const isInside = (text: string) => text.split('\n').every((line) => words.includes(lettersOf(line)));
    const here = [...left].filter((item) => item.path === path || (isFrame && item.path === undefined && path === '/'));
    const inside = here.filter(({ kind, of, before, after }) => {
      if (says.kind === 'moved' || kind === 'Order') return says.kind === 'moved' && kind === 'Order';
      if (says.kind === 'picture') return kind === 'Picture' && isInside(`${before ?? ''}${after ?? ''}`);
      const text = kind === 'Link' ? of : says.kind === 'removed' ? before : after;
      const isOneSided = says.kind === 'removed' ? !after : says.kind === 'added' && !before;
      return isOneSided && text && isInside(text);
    });
    const texts = inside.filter(({ kind }) => textual.includes(kind) && says.kind !== 'moved');
    for (const item of inside) left.delete(item);
    if (texts.length === 0) {
      // One text took the place of another.
      return !here.some(
        ({ kind, before, after }) => textual.includes(kind) && before && after && [before, after].some(isInside),
      );
    }
    const join = (side: 'before' | 'after') =>
      texts
        .map((text) => text[side])
        .filter(Boolean)
        .join('\n') || undefined;
    joined.push({ ...texts[0]!, before: join('before'), after: join('after'), part: { key, name: briefName } });
    return false;
  });
  return { items: [...left, ...joined], looks };
}

/** The part's key, if it came or went on several pages with other words: then it is one edit of what they share. */
export function sharedPart(items: readonly Item[]): (item: Item) => string | undefined {
  const groups = groupBy(items, ({ part }) => part?.key);
  const isShared = (group: readonly Item[] = []) => new Set(group.map(({ path }) => path)).size > 2;
  return ({ part }) => (part && isShared(groups.get(part.key)) ? part.key : undefined);
}
