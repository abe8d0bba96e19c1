import type { Change, ChangeKind, Place } from '@/components/review/model';
import { textFragment } from '@/components/review/text-fragment';
import type { PageRecord, Unit } from '../../pages/record';
import { isFact, type SourceFinder, type Sources } from '../sources';
import type { PageChange } from './change';
import type { Changes } from '.';
import { explains, factBehind, numbersDiffer } from './cause';
import { wordParts } from './likeness';

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
  data: 'Structured data',
  moved: 'Order changed',
};
const textual: readonly ChangeKind[] = ['heading', 'title', 'description', 'question', 'text'];
const isTextual = ({ kind }: Pick<PageChange, 'kind'>) => textual.includes(kind);
/** Parts of structured data that follow from others. */
const follows = /› (?:@type|@id|position|url|dateModified)\b/;

/** A change with the page it is on; without a path it is in the header or footer. */
type Item = PageChange & { path?: string };
type Row = Sources & { items: Item[]; before?: string; after?: string; alarm?: string; also: string[] };

export type Compared = { before: readonly PageRecord[]; after: readonly PageRecord[]; changes: Changes };

/**
 * One row for each cause: the same edit on several pages, a fact that many texts take over, the sentences of one field, and
 * what follows from them in structured data and cards.
 */
export function changeRows({ before, after, changes }: Compared, finder: SourceFinder): Omit<Change, 'id'>[] {
  const items = withoutTwins(after, changes).flatMap(byLine);
  const wording = (pages: readonly PageRecord[]) =>
    pages.map(({ main, frame }) => JSON.stringify([main, frame])).join();
  const isChanged = factBehind(finder.facts, wording(before), wording(after));

  const groups = new Map<string, Row>();
  for (const item of items) {
    const fact = isChanged(item);
    const key = fact ? `${fact.before} → ${fact.after}` : keyOf(item);
    const row = groups.get(key) ?? { ...(fact ?? item), items: [], sources: [], composedFrom: [], also: [] };
    row.items.push(item);
    groups.set(key, row);
    if (fact && row.items.length === 1) Object.assign(row, factRow(fact));
  }
  const rows = [...groups.values()].map((row) =>
    row.sources.length > 0 ? narrowed(row, finder) : located(row, finder),
  );
  const main = mergedByField(folded(rows));
  return main.map((row) => toChange(row, before, after)).sort((one, other) => rank(one) - rank(other));

  function factRow({ after: value }: { after: string }): Pick<Row, 'sources' | 'alarm'> {
    const sources = finder.facts
      .filter((fact) => fact.value === value)
      .map(({ file, field }) => finder.place(file, field));
    const [file] = sources;
    const alarm =
      file && isFact(file)
        ? file.file.endsWith('facts.ts')
          ? 'Promise changed'
          : 'Figure changed'
        : 'Agency detail changed';
    return { sources, alarm };
  }
}

/** What must not be overlooked first, then header and footer, then the pages. */
const rank = ({ alarm, isFrame }: Pick<Change, 'alarm' | 'isFrame'>) => (alarm ? 0 : isFrame ? 1 : 2);

const keyOf = (item: Item) =>
  JSON.stringify(isTextual(item) ? [item.before, item.after] : [item.kind, item.of, item.before, item.after]);

/** Without what a page under its second address repeats. */
function withoutTwins(pages: readonly PageRecord[], { changed }: Changes): Item[] {
  const canonical = new Map(pages.map(({ path, canonical: to }) => [path, to && new URL(to).pathname]));
  const own = new Map(changed.map(({ path, changes }) => [path, new Set(changes.map(keyOf))]));
  return changed.flatMap(({ path, changes }) => {
    const twin = path && canonical.get(path) !== path ? own.get(canonical.get(path)) : undefined;
    return changes.filter((change) => !twin?.has(keyOf(change))).map((change) => ({ ...change, path }));
  });
}

/** A question with its answer line by line, where as many lines stand in the same order. */
function byLine(item: Item): Item[] {
  const [old, fresh] = [item.before?.split('\n') ?? [], item.after?.split('\n') ?? []];
  if (item.kind !== 'question' || old.length !== fresh.length) return [item];
  return fresh.flatMap((after, index) =>
    after === old[index] ? [] : [{ ...item, before: old[index], after, at: { ...item.at, text: after } }],
  );
}

/** With the fields it is written in. */
function located(row: Row, finder: SourceFinder): Row {
  const [item] = row.items;
  if (!item || !isTextual(item) || !item.after) {
    const file = item?.path && finder.fileOf(item.path);
    return { ...row, sources: file && !row.after ? [finder.place(file)] : [] };
  }
  const found = finder.sourcesOf(item.after, item.path);
  const alarm =
    row.alarm ??
    (row.before && found.sources.length > 0 && numbersDiffer(row.before, item.after)
      ? 'Number, time or price changed'
      : undefined);
  return { ...row, ...found, alarm };
}

/** Of several facts with the same words, those that the changed texts take over. */
function narrowed(row: Row, finder: SourceFinder): Row {
  const named = row.items.flatMap(({ after = '', path }) => finder.sourcesOf(after, path).composedFrom);
  const used = row.sources.filter(({ field, file }) => named.some((one) => one.field === field && one.file === file));
  return used.length > 0 ? { ...row, sources: used } : row;
}

/** Without rows that only follow from others. */
function folded(rows: readonly Row[]): Row[] {
  const causes = rows
    .filter((row) => row.sources.length > 0 || row.items.some(isTextual))
    .sort((one, other) => weight(other) - weight(one));
  return rows.filter((row) => {
    if (row.sources.length > 0) return true;
    const [{ kind = 'text' } = {}] = row.items;
    const cause = causes.find(
      (other) => other !== row && (weight(other) > 0 || !isTextual({ kind })) && explains(other, row),
    );
    if (!cause) return kind !== 'data' || causes.length === 0 || !follows.test(row.after ?? row.before ?? '');
    if (isTextual({ kind })) cause.items.push(...row.items);
    else cause.also.push(names[kind].toLowerCase());
    return false;
  });
}

/** Facts explain most, then what a content file has. */
const weight = ({ alarm, sources }: Row) => (sources.length > 0 ? 2 : 0) + (alarm ? 1 : 0);

/** Sentences of the same field are one change. */
function mergedByField(rows: readonly Row[]): Row[] {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const [source, ...others] = row.sources;
    const isField = source?.field && others.length === 0 && row.before && row.after;
    const key = isField
      ? JSON.stringify([source, row.items.map(({ path }) => path).sort()])
      : keyOf({ ...row.items[0]!, ...row });
    const known = merged.get(key);
    if (!known) merged.set(key, row);
    else {
      known.before = `${known.before} ${row.before}`;
      known.after = `${known.after} ${row.after}`;
      known.alarm ??= row.alarm;
    }
  }
  return [...merged.values()];
}

function toChange(row: Row, before: readonly PageRecord[], after: readonly PageRecord[]): Omit<Change, 'id'> {
  const kind = textual.find((one) => row.items.some((item) => item.kind === one)) ?? row.items[0]?.kind ?? 'text';
  const inMain = row.items.filter(({ path }) => path !== undefined);
  const first = inMain[0] ?? row.items[0];
  const units = (row.after ? after : before).find(({ path }) => path === (first?.path ?? '/'))?.main.units ?? [];
  const places = new Map(
    (inMain.length > 0 ? inMain : row.items).map(({ path = '/', at }): [string, Place] => [
      path,
      { path, address: addressOf(path, at) },
    ]),
  );
  const inBoth = inMain.length > 0 && inMain.length < row.items.length ? ['header, footer or menus'] : [];
  const verb = kind === 'moved' ? '' : !row.before ? ' added' : !row.after ? ' removed' : '';
  return {
    kind,
    name: `${kind === 'link' && row.before && row.after ? 'Link target' : names[kind]}${verb}`,
    of: first?.of,
    before: row.before,
    after: row.after,
    parts: row.before && row.after && isTextual({ kind }) ? wordParts(row.before, row.after) : undefined,
    sources: joined(row.sources),
    composedFrom: row.composedFrom,
    heading: headingAbove(units, first?.at?.text ?? row.after ?? row.before ?? ''),
    alarm: row.alarm,
    isFrame: inMain.length === 0,
    also: [
      ...new Set([
        ...row.also,
        ...row.items
          .filter((item) => !isTextual(item) && item.kind !== kind)
          .map((item) => names[item.kind].toLowerCase()),
        ...inBoth,
      ]),
    ],
    places: [...places.values()],
  };
}

function addressOf(path: string, at: PageChange['at']): string {
  const address = textFragment(path, at?.text);
  return at?.id ? address.replace(/#|$/, `#${at.id}`) : address;
}

/** Fields of one part, such as a question and its answer, are named by the part. */
function joined(sources: Sources['sources']): Sources['sources'] {
  const [first, ...others] = sources;
  const parent = first?.field?.split('.').slice(0, -1).join('.');
  if (!first || !parent || others.length === 0) return sources;
  const isOnePart = others.every(({ file, field }) => file === first.file && field?.startsWith(`${parent}.`));
  return isOnePart ? [{ ...first, field: parent }] : sources;
}

/** The nearest heading above a text, or above a heading the next larger one. */
function headingAbove(units: readonly Unit[], text: string): string | undefined {
  const [line = ''] = text.split('\n');
  const at = units.findIndex((unit) => unit.text === line || unit.text.split('\n').includes(line));
  const own = /^h(\d)$/.exec(units[at]?.kind ?? '')?.[1] ?? '9';
  return units.slice(0, Math.max(at, 0)).findLast(({ kind }) => /^h\d$/.test(kind) && kind < `h${own}`)?.text;
}
