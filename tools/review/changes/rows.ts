import type { PageRecord } from '../../pages/record';
import type { SourceFinder, Sources } from '../sources';
import { explains, factBehind, numbersDiffer } from './cause';
import { isTextual, type PageChange } from './change';
import type { Changes } from '.';

/** A change with the page it is on; without a path it is in the header or footer. */
export type Item = PageChange & { path?: string };
/** One cause, and all that follows from it. */
export type Row = Sources & Pick<Item, 'before' | 'after' | 'alarm'> & { items: Item[]; isFact: boolean };

/**
 * One row for each cause: the same edit on several pages, a fact that many texts take over, the sentences of one field, and
 * what follows from them in links and cards.
 */
export function changeRows(
  before: readonly PageRecord[],
  after: readonly PageRecord[],
  changes: Changes,
  finder: SourceFinder,
): Row[] {
  const wording = (pages: readonly PageRecord[]) => JSON.stringify(pages.map(({ main, frame }) => [main, frame]));
  const factOf = factBehind(finder.facts, wording(before), wording(after));
  const rows = new Map<string, Row>();
  for (const item of withoutTwins(after, changes).flatMap(byLine)) {
    const fact = factOf(item);
    const key = fact ? JSON.stringify([fact.before, fact.after]) : keyOf(item);
    const row = rows.get(key) ?? { ...(fact ?? item), items: [], sources: [], composedFrom: [], isFact: Boolean(fact) };
    row.items.push(item);
    rows.set(key, row);
  }
  const located = [...rows.values()].map((row) => (row.isFact ? ofFact(row, finder) : ofField(row, finder)));
  return mergedByField(withoutConsequences(located));
}

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

/** Of several facts with the same words, those that the changed texts take over. */
function ofFact(row: Row, finder: SourceFinder): Row {
  const used = row.items.flatMap(({ after = '', path }) => finder.sourcesOf(after, path).composedFrom);
  const all = finder.facts
    .filter(({ value }) => value === row.after)
    .map(({ file, field }) => finder.place(file, field));
  const named = all.filter(({ field, file }) => used.some((one) => one.field === field && one.file === file));
  const alarms = { facts: 'Promise changed', figures: 'Figure changed' };
  const name = /(\w+)\.ts$/.exec(all[0]?.file ?? '')?.[1] as keyof typeof alarms;
  return { ...row, sources: named.length > 0 ? named : all, alarm: alarms[name] ?? 'Agency detail changed' };
}

/** With the fields it is written in; what is gone has only a file. */
function ofField(row: Row, finder: SourceFinder): Row {
  const [item] = row.items;
  if (!row.after && item?.path) return { ...row, sources: [finder.place(finder.fileOf(item.path))] };
  if (!item || !row.after || !isTextual(item)) return row;
  const found = finder.sourcesOf(row.after, item.path);
  const isOther = found.sources.length > 0 && row.before && numbersDiffer(row.before, row.after);
  return { ...row, ...found, ...(isOther && { alarm: 'Number, time or price changed' }) };
}

/** What no content file has, and another row explains, is put to that row. */
function withoutConsequences(rows: readonly Row[]): Row[] {
  const causes = rows
    .filter(({ sources }) => sources.length > 0)
    .sort((one, other) => Number(other.isFact) - Number(one.isFact));
  return rows.filter((row) => {
    const cause = row.sources.length > 0 ? undefined : causes.find((other) => explains(other, row));
    cause?.items.push(...row.items);
    return !cause;
  });
}

/** Sentences of the same field are one change. */
function mergedByField(rows: readonly Row[]): Row[] {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const { sources, items, before, after } = row;
    const isField = sources.length === 1 && sources[0]?.field && before && after;
    const key = JSON.stringify([sources, items.map(({ path }) => path).sort(), isField ? '' : items]);
    const known = merged.get(key);
    if (known) Object.assign(known, { before: `${known.before} ${before}`, after: `${known.after} ${after}` });
    merged.set(key, known ?? row);
  }
  return [...merged.values()];
}
