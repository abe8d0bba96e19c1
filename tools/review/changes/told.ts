import type { Change } from '@/tools/review/sheet/model';
import { seeAddress } from '@/tools/review/text-address';
import type { PageRecord, Unit } from '../../pages/record';
import type { SourceFinder } from '../sources';
import { type Row, type Sites, textual } from './rows';
import { wordParts } from './words';

/** Rows as the sheet tells them: what must not be overlooked first, then header and footer, then the pages. */
export function told(rows: readonly Row[], sites: Sites, finder: SourceFinder): Change[] {
  const rank = ({ alarm, isFrame }: Omit<Change, 'id'>) => (alarm ? 0 : isFrame ? 1 : 2);
  return rows
    .map((row) => ({ ...tell(row, row.after ? sites.after : sites.before), ...finder.written(row) }))
    .sort((one, other) => rank(one) - rank(other))
    .map((change, index) => ({ ...change, id: `change-${index + 1}` }));
}

function tell({ items, isFact, before, after, alarm }: Row, pages: readonly PageRecord[]) {
  const kinds = items.map(({ kind }) => kind);
  const kind = isFact ? 'Text' : (textual.find((one) => kinds.includes(one)) ?? kinds[0]!);
  const inMain = items.filter(({ path }) => path !== undefined);
  const shown = inMain.length > 0 ? inMain : items;
  const { path = '/', at, of } = shown[0]!;
  const units = pages.find((page) => page.path === path)?.main.units ?? [];
  return {
    ...{ kind, of, before, after, alarm },
    name: nameOf(kind, before, after),
    parts: wordParts(before, after),
    heading: headingAbove(units, at ?? after ?? before ?? ''),
    isFrame: inMain.length === 0,
    places: [...new Map(shown.map((one) => [one.path, placeOf(one)])).values()],
  };
}

function nameOf(kind: Change['kind'], before?: string, after?: string): string {
  if (!before || !after) return `${kind} ${after ? 'added' : 'removed'}`;
  return { Link: 'Link target', Order: 'Order changed' }[kind as string] ?? kind;
}

const placeOf = ({ path = '/', at }: Row['items'][number]) => ({ path, address: seeAddress(path, at) });

/** The nearest heading above a text, or above a heading the next larger one. */
function headingAbove(units: readonly Unit[], text: string): string | undefined {
  const [line = ''] = text.split('\n');
  const at = units.findIndex((unit) => unit.text.split('\n').includes(line));
  const own = /^h\d$/.test(units[at]?.kind ?? '') ? units[at]!.kind : 'h9';
  return units.slice(0, Math.max(0, at)).findLast(({ kind }) => /^h\d$/.test(kind) && kind < own)?.text;
}
