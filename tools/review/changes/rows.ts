import { groupBy } from '@/tools/review/sheet/model';
import type { PageRecord } from '../../pages/record';
import { sourceOf } from '../../check/pages';
import type { SourceFinder, Sources } from '../sources';
import { explains, factBehind, numbersDiffer } from './cause';
import type { Changes, Item } from '.';
import type { PageChange } from './entry-changes';

/** The previous site and this one. */
export type Sites = Record<'before' | 'after', readonly PageRecord[]>;
/** One cause, and all that follows from it. */
export type Row = Sources & Pick<Item, 'before' | 'after' | 'alarm'> & { items: Item[]; isFact: boolean };

/** Kinds that are texts of the content, the most telling first. */
export const textual: readonly PageChange['kind'][] = ['Heading', 'Title', 'Description', 'Question', 'Text'];

/**
 * One row for each cause: the same edit on several pages, a fact that many texts take over, the sentences of one field, and
 * what follows from them in links and cards.
 */
export function changeRows({ before, after }: Sites, changes: Changes, finder: SourceFinder): Row[] {
  const wording = (pages: readonly PageRecord[]) => JSON.stringify(pages.map(({ main, frame }) => [main, frame]));
  const factOf = factBehind(finder.facts, { before: wording(before), after: wording(after) });
  const edits = groupBy(changes.changed.flatMap(byLine), (item) => {
    const fact = factOf(item);
    return fact ? JSON.stringify(fact) : keyOf(item);
  });
  const rows = [...edits.values()].map((items): Row => {
    const fact = factOf(items[0]!);
    return fact ? ofFact({ ...fact, items }, finder) : ofField(items, finder);
  });
  return withoutConsequences(mergedByField(rows));
}

const keyOf = ({ kind, of, before, after }: Item) =>
  JSON.stringify(textual.includes(kind) ? [before, after] : [kind, of, before, after]);

/** A question with its answer line by line, where as many lines stand in the same order. */
function byLine(item: Item): Item[] {
  const [old, fresh] = [item.before?.split('\n') ?? [], item.after?.split('\n') ?? []];
  if (item.kind !== 'Question' || old.length !== fresh.length) return [item];
  return fresh.flatMap((after, index) =>
    after === old[index] ? [] : [{ ...item, before: old[index], after, at: after }],
  );
}

/** Of several facts with the same words, those that the changed texts take over. */
function ofFact(edit: Pick<Row, 'before' | 'after' | 'items'>, finder: SourceFinder): Row {
  const used = edit.items.flatMap((item) => finder.sourcesOf(item.after ?? '', item.path).facts);
  const all = finder.facts.filter(({ value }) => value === edit.after);
  const named = all.filter(({ file, field }) => used.some((one) => one.file === file && one.field === field));
  const fields = named.length > 0 ? named : all;
  const alarms = { 'content/facts.ts': 'Promise changed', 'content/pages/figures.ts': 'Figure changed' };
  const alarm = alarms[all[0]?.file as keyof typeof alarms] ?? 'Agency detail changed';
  return { ...edit, fields, facts: [], alarm, isFact: true };
}

/** With the fields it is written in; what is gone has only a file. */
function ofField(items: Item[], finder: SourceFinder): Row {
  const { kind, path, before, after, alarm } = items[0]!;
  const row: Row = { before, after, alarm, items, fields: [], facts: [], isFact: false };
  if (!after) return path ? { ...row, fields: [{ file: sourceOf(path), field: '' }] } : row;
  if (!textual.includes(kind)) return row;
  const found = finder.sourcesOf(after, path);
  const isOther = found.fields.length > 0 && before && numbersDiffer(before, after);
  return { ...row, ...found, ...(isOther && { alarm: 'Number, time or price changed' }) };
}

/** Sentences of the same field are one change. */
function mergedByField(rows: readonly Row[]): Row[] {
  const groups = groupBy(rows, ({ fields: [source, ...others], before, after, items, isFact }) => {
    const isField = !isFact && source?.field && others.length === 0 && before && after;
    return isField ? `${source.file} ${source.field}` : items;
  });
  const joined = (texts: (string | undefined)[]) => [...new Set(texts)].join(' ');
  return [...groups.values()].map((group) => {
    const [first, ...others] = group as [Row];
    if (others.length === 0) return first;
    return {
      ...first,
      before: joined(group.map(({ before }) => before)),
      after: joined(group.map(({ after }) => after)),
      alarm: group.find(({ alarm }) => alarm)?.alarm,
      items: group.flatMap(({ items }) => items),
    };
  });
}

/** What no content file has, and another row explains, is put to that row. */
function withoutConsequences(rows: readonly Row[]): Row[] {
  const causes = rows
    .filter(({ fields }) => fields.length > 0)
    .sort((one, other) => Number(other.isFact) - Number(one.isFact));
  return rows.filter((row) => {
    const cause = row.fields.length > 0 ? undefined : causes.find((other) => explains(other, row));
    cause?.items.push(...row.items);
    return !cause;
  });
}
