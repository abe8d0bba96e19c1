import { lettersOf } from '../../pages/letters';
import type { LookReason } from '../looks';
import type { Change } from '.';
import { isTextual } from './entries';

/** Whether a part of a page came or went: what it says and leads to belongs to it. */
export const isPart = ({ kind }: LookReason) => ['added', 'removed', 'replaced'].includes(kind);

const isHere = ({ path, isFrame }: LookReason, change: Change) => change.path === path && (isFrame || !change.isFrame);
const isInside = ({ letters }: LookReason, text = '') =>
  text !== '' && text.split('\n').every((line) => letters.includes(lettersOf(line)));

/** A drawing beside a fact shows it, as the bars of a timetable do; so does what came with it. */
export function shows(look: LookReason, change: Change): boolean {
  if (look.kind === 'drawing') return change.path === look.path && isTextual(change) && isInside(look, change.after);
  const isNew = !change.before && isPart(look);
  return isNew && isHere(look, change) && isInside(look, change.of ?? change.after);
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
    const here = [...changes].filter((change) => isHere(look, change));
    const inside = here.filter((change) => belongs(look, change));
    for (const change of inside) changes.delete(change);
    if (!isPart(look)) return true;
    const own = inside.filter((change) => isTextual(change) || change.alarm);
    texts.push(...own);
    // One text took the place of another.
    const isReplaced = ({ before, after }: Change) =>
      before && after && [before, after].some((text) => isInside(look, text));
    return own.length > 0 || !here.filter(isTextual).some(isReplaced);
  });
  return { looks: left, texts };
}

/** Whether a change came with other looks: what moved, a picture, all that a new part says. */
function belongs(look: LookReason, change: Change): boolean {
  const { kind, of, before, after } = change;
  if (look.kind === 'moved') return kind === 'Order';
  if (!isInside(look, kind === 'Link' ? of : (after ?? before))) return false;
  if (look.kind === 'picture') return kind === 'Picture';
  return look.kind === 'replaced' || (look.kind === 'added' && !before) || (look.kind === 'removed' && !after);
}
