import { sourceOf } from '../../check/pages';
import { lettersOf } from '../../pages/letters';
import type { PageRecord } from '../../pages/record';
import { groupBy } from '../sheet/model';
import type { SourceFinder, Sources } from '../sources';
import type { Item } from '.';
import { textual } from './entry-changes';
import { explains, factBehind, factsBehind, numbersDiffer } from './facts';
import { sharedPart } from './parts';

/** The previous site and this one. */
export type Sites<Page extends PageRecord = PageRecord> = Record<'before' | 'after', readonly Page[]>;
/** One cause, and all that follows from it. */
export type Cause = Sources & Pick<Item, 'before' | 'after' | 'alarm'> & { items: Item[]; isFact: boolean };

/**
 * One for each edit: the same text on several pages, a fact that many texts take over, the sentences of one field, a part of
 * a page, and what follows from them in links, cards and structured data.
 */
export function causesOf({ before, after }: Sites, items: readonly Item[], finder: SourceFinder): Cause[] {
  const wording = (pages: readonly PageRecord[]) => JSON.stringify(pages.map(({ main, frame }) => [main, frame]));
  const singleFact = factBehind(finder.facts, { before: wording(before), after: wording(after) });
  const lines = items.flatMap(byLine);
  const texts = lines.filter(({ kind }) => kind !== 'Data');
  const facts = new Map(texts.map(singleFact).flatMap((fact) => (fact ? [[JSON.stringify(fact), fact] as const] : [])));
  const factOf = (item: Item) =>
    item.kind === 'Data' ? undefined : (singleFact(item) ?? factsBehind([...facts.values()], item));
  const sharedOf = sharedPart(items);
  const edits = groupBy(lines, (item) => {
    const fact = factOf(item);
    return fact ? JSON.stringify(fact) : (sharedOf(item) ?? keyOf(item));
  });
  const causes = [...edits].map(([key, group]): Cause => {
    const fact = facts.get(key);
    if (fact) return ofFact({ ...fact, items: group }, finder);
    return sharedOf(group[0]!) ? ofPart(group) : ofField(group, finder);
  });
  return withoutConsequences(mergedByField(causes), after);
}

const keyOf = ({ kind, of, before, after }: Item) =>
  JSON.stringify(
    textual.includes(kind) ? [before, after] : kind === 'Data' ? [before, after, kind] : [kind, of, before, after],
  );

/** A question with its answer line by line, where as many lines stand in the same order. */
function byLine(item: Item): Item[] {
  const [old, fresh] = [item.before?.split('\n') ?? [], item.after?.split('\n') ?? []];
  if (item.kind !== 'Question' || old.length !== fresh.length) return [item];
  return fresh.flatMap((after, index) =>
    after === old[index] ? [] : [{ ...item, before: old[index], after, at: after }],
  );
}

/** Of several facts with the same words, those that the changed texts take over. */
function ofFact(edit: Pick<Cause, 'before' | 'after' | 'items'>, finder: SourceFinder): Cause {
  const used = edit.items.flatMap((item) => finder.sourcesOf(item.after ?? '', item.path).facts);
  const all = finder.facts.filter(({ value }) => value === edit.after);
  const named = all.filter(({ file, field }) => used.some((one) => one.file === file && one.field === field));
  const fields = named.length > 0 ? named : all;
  const alarms = { 'content/facts.ts': 'Promise changed', 'content/pages/figures.ts': 'Figure changed' };
  const alarm = alarms[all[0]?.file as keyof typeof alarms] ?? finder.detailChange(all[0]);
  return { ...edit, fields, facts: [], alarm, isFact: true };
}

/** An edit of what several pages share, with the words of each. */
function ofPart(items: Item[]): Cause {
  const join = (side: 'before' | 'after') => [...new Set(items.map((item) => item[side]))].filter(Boolean).join('\n');
  return {
    before: join('before') || undefined,
    after: join('after') || undefined,
    items,
    fields: [],
    facts: [],
    isFact: false,
  };
}

/** With the fields it is written in; what is gone has only a file. */
function ofField(items: Item[], finder: SourceFinder): Cause {
  const { kind, path, before, after, alarm } = items[0]!;
  const cause: Cause = { before, after, alarm, items, fields: [], facts: [], isFact: false };
  if (!after) {
    const fields = path ? [{ file: sourceOf(path), field: '' }] : [];
    return { ...cause, fields, alarm: alarm ?? legal(fields) };
  }
  if (!textual.includes(kind)) return cause;
  const found = finder.sourcesOf(after, path);
  const isOther = found.fields.length > 0 && before && numbersDiffer(before, after);
  return {
    ...cause,
    ...found,
    alarm: alarm ?? legal(found.fields) ?? (isOther ? 'Number, time or price changed' : undefined),
  };
}

const legal = ([source]: Sources['fields']) =>
  source?.file.startsWith('content/legal/') ? 'Legal text changed' : undefined;

/** Sentences of the same field are one change. */
function mergedByField(causes: readonly Cause[]): Cause[] {
  const groups = groupBy(causes, ({ fields: [source, ...others], before, after, items, isFact }) => {
    const isField = !isFact && source?.field && others.length === 0 && before && after;
    return isField ? `${source.file} ${source.field}` : items;
  });
  const joined = (texts: (string | undefined)[]) => [...new Set(texts)].join(' ');
  return [...groups.values()].map((group) => {
    const [first, ...others] = group as [Cause];
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

/** What another cause explains is put to that cause: links and words that repeat it, pictures of cards, structured data. */
function withoutConsequences(causes: readonly Cause[], pages: readonly PageRecord[]): Cause[] {
  const isSource = ({ fields, items: [item] }: Cause) => fields.length > 0 || Boolean(item!.part);
  const sources = causes.filter(isSource).sort((one, other) => Number(other.isFact) - Number(one.isFact));
  const causeOf = (one: Cause): Cause | undefined => {
    const { kind, of, path, after } = one.items[0]!;
    const here = sources.filter(({ items }) => items.some((item) => item.path === path && textual.includes(item.kind)));
    if (kind === 'Social card' && of === 'picture') return here[0];
    const exact = sources.find((other) => explains(other, one));
    if (exact || kind !== 'Data') return exact;
    // Structured data repeats the page: a text that was compared already.
    const letters = pages.find((page) => page.path === path)?.letters ?? '';
    return letters.includes(lettersOf(after ?? '')) || !after ? here[0] : undefined;
  };
  return causes.filter((one) => {
    const cause = isSource(one) ? undefined : causeOf(one);
    cause?.items.push(...one.items);
    return !cause;
  });
}
