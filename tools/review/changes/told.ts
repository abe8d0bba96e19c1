import type { Change, ChangeKind, Source } from '@/components/review/model';
import { textFragment } from '@/components/review/text-fragment';
import type { PageRecord, Unit } from '../../pages/record';
import { isTextual, type PageChange, textual } from './change';
import { wordParts } from './likeness';
import type { Row } from './rows';

const names: Readonly<Record<ChangeKind, string>> = {
  title: 'Title',
  description: 'Description',
  canonical: 'Canonical address',
  heading: 'Heading',
  text: 'Text',
  question: 'Question',
  link: 'Link',
  anchor: 'Anchor',
  image: 'Picture',
  card: 'Social card',
  moved: 'Order changed',
};

/** Rows as the sheet tells them: what must not be overlooked first, then header and footer, then the pages. */
export function told(rows: readonly Row[], before: readonly PageRecord[], after: readonly PageRecord[]): Change[] {
  const rank = ({ alarm, isFrame }: Omit<Change, 'id'>) => (alarm ? 0 : isFrame ? 1 : 2);
  return rows
    .map((row) => tell(row, row.after ? after : before))
    .sort((one, other) => rank(one) - rank(other))
    .map((change, index) => ({ ...change, id: `change-${index + 1}` }));
}

function tell(row: Row, pages: readonly PageRecord[]): Omit<Change, 'id'> {
  const { items, before, after, alarm, sources, composedFrom, isFact } = row;
  const kinds = items.map(({ kind }) => kind);
  const kind = isFact ? 'text' : (textual.find((one) => kinds.includes(one)) ?? kinds[0] ?? 'text');
  const inMain = items.filter(({ path }) => path !== undefined);
  const shown = inMain.length > 0 ? inMain : items;
  const [{ path = '/', at, of }] = shown as [Row['items'][number]];
  const units = pages.find((page) => page.path === path)?.main.units ?? [];
  const others = kinds
    .filter((one) => one !== kind && !isTextual({ kind: one }))
    .map((one) => names[one].toLowerCase());
  const isInBoth = inMain.length > 0 && inMain.length < items.length;
  return {
    kind,
    name: kind === 'link' && before && after ? 'Link target' : names[kind],
    of,
    before,
    after,
    parts: before && after && isTextual({ kind }) ? wordParts(before, after) : undefined,
    sources: joined(sources),
    composedFrom,
    heading: headingAbove(units, at?.text ?? after ?? before ?? ''),
    alarm,
    isFrame: inMain.length === 0,
    also: [...new Set([...others, ...(isInBoth ? ['header, footer or menus'] : [])])],
    places: [...new Map(shown.map((one) => [one.path, placeOf(one)])).values()],
  };
}

function placeOf({ path = '/', at }: { path?: string; at?: PageChange['at'] }) {
  const address = textFragment(path, at?.text);
  return { path, address: at?.id ? address.replace(/#|$/, `#${at.id}`) : address };
}

/** Fields of one part, such as a question and its answer, are named by the part. */
function joined(sources: Source[]): Source[] {
  const [first, ...others] = sources;
  const parent = first?.field?.split('.').slice(0, -1).join('.');
  if (!first || !parent || others.length === 0) return sources;
  const isOnePart = others.every(({ file, field }) => file === first.file && field?.startsWith(`${parent}.`));
  return isOnePart ? [{ ...first, field: parent }] : sources;
}

/** The nearest heading above a text, or above a heading the next larger one. */
function headingAbove(units: readonly Unit[], text: string): string | undefined {
  const [line = ''] = text.split('\n');
  const at = Math.max(
    0,
    units.findIndex((unit) => unit.text.split('\n').includes(line)),
  );
  const own = /^h\d$/.test(units[at]?.kind ?? '') ? units[at]!.kind : 'h9';
  return units.slice(0, at).findLast(({ kind }) => /^h\d$/.test(kind) && kind < own)?.text;
}
