import type { LookReason } from '../looks';
import type { Change, Spans } from '.';
import { isTextual } from './entries';

/** Whether a part of a page came or went: what it says and leads to belongs to it. */
export const isPart = ({ kind }: LookReason) => ['added', 'removed', 'replaced'].includes(kind);

type Placed = { path: string; spans: Spans };

/** Whether something is within something else, before and after. */
export function isWithin(inner: Placed, outer: Placed): boolean {
  const sides = (['before', 'after'] as const).filter((side) => inner.spans[side].length > 0);
  const isOnSide = (side: keyof Spans) =>
    inner.spans[side].every(([from, to]) => outer.spans[side].some((span) => span[0] <= from && to <= span[1]));
  return inner.path === outer.path && sides.length > 0 && sides.every(isOnSide);
}

/** A drawing beside a text shows it, as the bars of a timetable do; so does what came within it. */
export function holds(change: Change, look: LookReason): boolean {
  const isSmall = look.kind === 'drawing' || (isPart(look) && !isWithin(change, look));
  return isSmall && isTextual(change) && isWithin(look, change);
}

/**
 * Takes the changes of texts, links and pictures in something that looks different on some pages.
 * @param changes those that have no cause yet
 * @returns the looks without those that a change of text says better, and of a part the texts and
 *   what must not be overlooked
 */
export function takePart(looks: readonly LookReason[], changes: Set<Change>) {
  const texts: Change[] = [];
  const left = looks.filter((look) => {
    const inside = [...changes].filter((change) => belongs(look, change));
    for (const change of inside) changes.delete(change);
    const own = inside.filter((change) => isTextual(change) || change.kind === 'Order' || change.alarm);
    texts.push(...own);
    if (!isPart(look)) return true;
    // One text took the place of another.
    const isReplaced = ({ path, before, after, spans }: Change) =>
      before &&
      after &&
      (isWithin({ path, spans: { ...spans, before: [] } }, look) ||
        isWithin({ path, spans: { ...spans, after: [] } }, look));
    return own.length > 0 || ![...changes].filter(isTextual).some(isReplaced);
  });
  return { looks: left, texts };
}

/** Whether a change came with other looks: what moved, a picture, all that a new part says. */
function belongs(look: LookReason, change: Change): boolean {
  if (look.kind === 'moved') return change.kind === 'Order' && (change.path === look.path || change.after === look.at);
  const isPlace = isPart(look) || look.kind === 'retagged' || change.kind === 'Picture';
  return isPlace && isWithin(change, look);
}
