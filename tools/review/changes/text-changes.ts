import { diffArrays } from 'diff';
import type { Unit } from '../../pages/record';
import type { PageChange } from './change';
import { likeness } from './likeness';

type Hunk = { removed: Unit[]; added: Unit[] };

const families = ['heading', 'text', 'question'] as const;
const familyOf = ({ kind }: Unit) => (/^h\d$/.test(kind) ? 'heading' : kind === 'question' ? 'question' : 'text');
const isSame = (one: Unit, other: Unit) => one.kind === other.kind && one.text === other.text;

/** What reads differently: edited, rewritten, new, gone or moved texts, headings and questions, in the page's order. */
export function textChanges(before: readonly Unit[], after: readonly Unit[]): PageChange[] {
  const hunks = hunksOf(before, after);
  const moved = takeMoved(hunks);
  const changes = hunks.flatMap(({ removed, added }) => {
    if (removed.length === 0 || added.length === 0) return passages(removed, added);
    return families.flatMap((kind) =>
      pairUp(
        kind,
        removed.filter((unit) => familyOf(unit) === kind),
        added.filter((unit) => familyOf(unit) === kind),
      ),
    );
  });
  if (moved.length === 0) return changes;
  return [...changes, { kind: 'moved', after: moved.join('\n'), at: { text: moved[0] ?? '' } }];
}

/** Runs of neighbours that were replaced; either side may be empty. */
function hunksOf(before: readonly Unit[], after: readonly Unit[]): Hunk[] {
  const hunks: Hunk[] = [];
  let isOpen = false;
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator: isSame })) {
    if (added || removed) {
      if (!isOpen) hunks.push({ removed: [], added: [] });
      hunks.at(-1)?.[added ? 'added' : 'removed'].push(...value);
    }
    isOpen = Boolean(added || removed);
  }
  return hunks;
}

/** Takes out what was removed in one place and added in another. @returns its texts */
function takeMoved(hunks: Hunk[]): string[] {
  const moved: string[] = [];
  for (const from of hunks) {
    from.removed = from.removed.filter((unit) => {
      const to = hunks.find((hunk) => hunk.added.some((other) => isSame(unit, other)));
      if (!to) return true;
      to.added.splice(
        to.added.findIndex((other) => isSame(unit, other)),
        1,
      );
      moved.push(firstLine(unit.text));
      return false;
    });
  }
  return moved;
}

/** What only went or only came: a heading with what stands below it is one thing. */
function passages(removed: readonly Unit[], added: readonly Unit[]): PageChange[] {
  const groups: Unit[][] = [];
  for (const unit of [...removed, ...added]) {
    const [last] = groups.slice(-1);
    const isNext = !last || familyOf(unit) !== 'text' || familyOf(last[0]!) === 'question';
    if (isNext) groups.push([unit]);
    else last.push(unit);
  }
  return groups.map((units) =>
    change(familyOf(units[0]!), removed.length > 0 ? units : [], added.length > 0 ? units : []),
  );
}

function pairUp(kind: (typeof families)[number], removed: readonly Unit[], added: readonly Unit[]): PageChange[] {
  const left = [...added];
  const gone: Unit[] = [];
  const changes: PageChange[] = [];
  for (const old of removed) {
    const [best] = left.toSorted((one, other) => likeness(other.text, old.text) - likeness(one.text, old.text));
    if (best && likeness(best.text, old.text) >= (kind === 'text' ? 0.5 : 0.3)) {
      left.splice(left.indexOf(best), 1);
      changes.push(change(kind, [old], [best]));
    } else gone.push(old);
  }
  // Running text is told as the passage that took the other's place; headings and questions one by one.
  if (kind === 'text') return gone.length + left.length > 0 ? [...changes, change(kind, gone, left)] : changes;
  const rows = Math.max(gone.length, left.length);
  const rest = Array.from({ length: rows }, (_, row) =>
    change(kind, gone.slice(row, row + 1), left.slice(row, row + 1)),
  );
  return [...changes, ...rest];
}

function change(kind: (typeof families)[number], before: readonly Unit[], after: readonly Unit[]): PageChange {
  const text = (units: readonly Unit[]) => (units.length > 0 ? units.map((unit) => unit.text).join('\n') : undefined);
  const level = (units: readonly Unit[]) => units[0]?.kind.toUpperCase() ?? '';
  const hasOtherLevel = kind === 'heading' && before[0] && after[0] && before[0].kind !== after[0].kind;
  return {
    kind,
    ...(hasOtherLevel && { of: `${level(before)} became ${level(after)}` }),
    before: text(before),
    after: text(after),
    ...(after[0] && { at: { id: after[0].id, text: firstLine(after[0].text) } }),
  };
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';
