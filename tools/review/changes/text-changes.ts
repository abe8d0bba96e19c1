import { diffArrays } from 'diff';
import type { Unit } from '../../pages/record';
import type { PageChange } from './entry-changes';
import { likeness } from './words';

type Hunk = { removed: Unit[]; added: Unit[] };

const familyOf = ({ kind }: Unit) => (/^h\d$/.test(kind) ? 'Heading' : kind === 'question' ? 'Question' : 'Text');
const keyOf = (unit: Unit) => `${familyOf(unit)} ${unit.text}`;
const firstLine = (text: string) => text.split('\n')[0] ?? '';

/** What reads differently: edited, rewritten, new, gone or moved texts, headings and questions, in the page's order. */
export function textChanges(before: readonly Unit[], after: readonly Unit[]): PageChange[] {
  const hunks = hunksOf(before, after);
  const [gone, come] = (['removed', 'added'] as const).map(
    (side) => new Set(hunks.flatMap((hunk) => hunk[side].map(keyOf))),
  );
  const isMoved = (unit: Unit) => gone!.has(keyOf(unit)) && come!.has(keyOf(unit));
  const stays = (unit: Unit) => !isMoved(unit);
  const changes = hunks.flatMap(({ removed, added }) => changesIn(removed.filter(stays), added.filter(stays)));
  const moved = hunks.flatMap(({ removed }) => removed.filter(isMoved).map(({ text }) => firstLine(text)));
  if (moved.length === 0) return changes;
  return [...changes, { kind: 'Order', before: moved.join('\n'), after: moved.join('\n'), at: moved[0] }];
}

/** Runs of neighbours that were replaced; either side may be empty. */
function hunksOf(before: readonly Unit[], after: readonly Unit[]): Hunk[] {
  const hunks: Hunk[] = [{ removed: [], added: [] }];
  const comparator = (one: Unit, other: Unit) => keyOf(one) === keyOf(other);
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator })) {
    if (added || removed) hunks.at(-1)?.[added ? 'added' : 'removed'].push(...value);
    else hunks.push({ removed: [], added: [] });
  }
  return hunks;
}

/** Texts that became others: the most alike first; of the rest one passage in place of the other. */
function changesIn(removed: readonly Unit[], added: readonly Unit[]): PageChange[] {
  const left = [...added];
  const gone: Unit[] = [];
  const edited = removed.flatMap((old): PageChange[] => {
    const alike = (unit: Unit) => (familyOf(unit) === familyOf(old) ? likeness(unit.text, old.text) : 0);
    const [best] = left.toSorted((one, other) => alike(other) - alike(one));
    if (!best || alike(best) < (familyOf(old) === 'Text' ? 0.5 : 0.3)) {
      gone.push(old);
      return [];
    }
    left.splice(left.indexOf(best), 1);
    return [change([old], [best])];
  });
  const [olds, news] = [passages(gone), passages(left)];
  const rows = Math.max(olds.length, news.length);
  return [...edited, ...Array.from({ length: rows }, (_, row) => change(olds[row], news[row]))];
}

/** A heading with what stands below it is one thing, as are neighbouring texts. */
function passages(units: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    if (last && familyOf(unit) === 'Text' && familyOf(last[0]!) !== 'Question') last.push(unit);
    else groups.push([unit]);
  }
  return groups;
}

function change(before: readonly Unit[] = [], after: readonly Unit[] = []): PageChange {
  const text = (units: readonly Unit[]) => units.map((unit) => unit.text).join('\n') || undefined;
  const [first] = [...after, ...before];
  return {
    kind: familyOf(first!),
    before: text(before),
    after: text(after),
    at: firstLine(first!.text),
    offset: first!.at,
  };
}
