import type { Change, ChangeKind } from '@/components/review/model';
import { seeAddress } from '@/components/review/see';
import type { PageRecord, Unit } from '../../pages/record';
import { type Row, textual } from './rows';
import { wordParts } from './words';

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

function tell({ items, isFact, ...row }: Row, pages: readonly PageRecord[]): Omit<Change, 'id'> {
  const { before, after } = row;
  const kinds = items.map(({ kind }) => kind);
  const kind = isFact ? 'text' : (textual.find((one) => kinds.includes(one)) ?? kinds[0] ?? 'text');
  const inMain = items.filter(({ path }) => path !== undefined);
  const shown = inMain.length > 0 ? inMain : items;
  const [{ path = '/', at, of }] = shown as [Row['items'][number]];
  const units = pages.find((page) => page.path === path)?.main.units ?? [];
  const others = kinds.filter((one) => one !== kind && !textual.includes(one)).map((one) => names[one].toLowerCase());
  const isInBoth = inMain.length > 0 && inMain.length < items.length;
  return {
    ...row,
    kind,
    name: kind === 'link' && before && after ? 'Link target' : names[kind],
    of,
    parts: wordParts(before, after),
    heading: headingAbove(units, at ?? after ?? before ?? ''),
    isFrame: inMain.length === 0,
    also: [...new Set([...others, ...(isInBoth ? ['header, footer or menus'] : [])])],
    places: [...new Map(shown.map((one) => [one.path, placeOf(one)])).values()],
  };
}

const placeOf = ({ path = '/', at }: Row['items'][number]) => ({ path, address: seeAddress(path, at) });

/** The nearest heading above a text, or above a heading the next larger one. */
function headingAbove(units: readonly Unit[], text: string): string | undefined {
  const [line = ''] = text.split('\n');
  const at = units.findIndex((unit) => unit.text.split('\n').includes(line));
  const own = /^h\d$/.test(units[at]?.kind ?? '') ? units[at]!.kind : 'h9';
  return units.slice(0, Math.max(0, at)).findLast(({ kind }) => /^h\d$/.test(kind) && kind < own)?.text;
}
