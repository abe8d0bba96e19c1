import { sourceOf } from '../../check/pages';
import { lettersOf } from '../../pages/letters';
import type { PageRecord } from '../../pages/record';
import { groupBy } from '../sheet/model';
import type { SourceFinder, Sources } from '../sources';
import { textual } from './entries';
import { explains, type Fact, factBehind, factFinder, isPiece, numbersDiffer, withoutGaps } from './facts';
import type { Item } from './parts';

/** The previous site and this one. */
export type Sites<Page extends PageRecord = PageRecord> = Record<'before' | 'after', readonly Page[]>;
/** One cause, and all that follows from it. */
export type Cause = Sources & Pick<Item, 'before' | 'after' | 'alarm'> & { items: Item[]; isFact: boolean };

const isText = ({ kind }: Item) => textual.includes(kind);

/**
 * One for each edit: a fact that many texts take over, a part of a page, the sentences of one
 * field, the same text on several pages, and what follows from them in links, cards and data.
 */
export function causesOf({ before, after }: Sites, items: readonly Item[], finder: SourceFinder): Cause[] {
  const wording = (pages: readonly PageRecord[]) =>
    withoutGaps(JSON.stringify(pages.map(({ main, frame }) => [main, frame])));
  const factIn = factFinder(finder.facts, wording(before), wording(after));
  const found = items.filter(({ kind }) => kind !== 'Data').flatMap((item) => factIn(item) ?? []);
  const facts = new Map(found.map((fact) => [JSON.stringify(fact), fact]));
  const factOf = (item: Item) => {
    const fact = (item.kind !== 'Data' && factIn(item)) || factBehind(found, item);
    return fact && (found.find((whole) => isPiece(fact, whole)) ?? fact);
  };
  const parts = groupBy(items, ({ part }) => part?.key);
  const same = groupBy(items, (item) => {
    const fact = factOf(item);
    if (fact) return JSON.stringify(fact);
    // With other words on each page, it is an edit of what they share.
    const { part, kind, of, before, after } = item;
    if (part && new Set(parts.get(part.key)?.map(({ path }) => path)).size > 2) return part.key;
    return JSON.stringify([before, after, ...(isText(item) ? [] : kind === 'Data' ? [kind] : [kind, of])]);
  });
  const edits = groupBy(same, ([key, [item]]) => (facts.has(key) ? key : (fieldOf(item!, finder) ?? key)));
  const causes = [...edits.values()].map((group) =>
    causeOf(
      group.flatMap(([, some]) => some),
      finder,
      facts.get(group[0]![0]),
    ),
  );
  return withoutConsequences(causes, after);
}

/** The only field that has an edited text: its sentences are one change. */
function fieldOf(item: Item, finder: SourceFinder): string | undefined {
  if (!item.before || !item.after || !isText(item)) return undefined;
  const [source, ...others] = finder.sourcesOf(item.after, item.path).fields;
  return source?.field && others.length === 0 ? `${source.file} ${source.field}` : undefined;
}

function causeOf(items: Item[], finder: SourceFinder, fact?: Fact): Cause {
  if (fact) return { ...fact, items, ...finder.factSources(fact.after, items), isFact: true };
  const [first] = items as [Item];
  const texts = (side: 'before' | 'after') => [...new Set(items.flatMap((item) => item[side] ?? []))];
  const [before, after] = [texts('before'), texts('after')].map(
    (side) => side.join(first.part ? '\n' : ' ') || undefined,
  );
  const sources = sourcesFor(items, after, finder);
  const [source] = sources.fields;
  const isLegal = source?.file.startsWith('content/legal/');
  const isNumber = source && after && before && isText(first) && numbersDiffer(before, after);
  const alarm =
    items.find((item) => item.alarm)?.alarm ??
    (isLegal ? 'Legal text changed' : isNumber ? 'Number, time or price changed' : undefined);
  return { items, before, after, alarm, ...sources, isFact: false };
}

/** What is gone has only a file; what several pages share with other words has none. */
function sourcesFor([item, ...others]: readonly Item[], after: string | undefined, finder: SourceFinder): Sources {
  const { path, part } = item!;
  const isShared = part && others.some((other) => other.after !== item!.after);
  if (!after) return { fields: path && !isShared ? [{ file: sourceOf(path), field: '' }] : [], facts: [] };
  return isText(item!) && !isShared ? finder.sourcesOf(after, path) : { fields: [], facts: [] };
}

/**
 * What another cause explains is put to that cause: links and words that repeat it, pictures of
 * cards, structured data.
 */
function withoutConsequences(causes: readonly Cause[], pages: readonly PageRecord[]): Cause[] {
  const [sources, others] = [true, false].map((isSource) =>
    causes.filter(({ fields, items: [item] }) => (fields.length > 0 || item!.part !== undefined) === isSource),
  ) as [Cause[], Cause[]];
  const byFact = sources.toSorted((one, other) => Number(other.isFact) - Number(one.isFact));
  const left = others.filter((one) => {
    const { kind, of, path, after = '' } = one.items[0]!;
    const here = byFact.find(({ items }) => items.some((item) => item.path === path && isText(item)));
    // Structured data repeats the page: a text that was compared already.
    const letters = pages.find((page) => page.path === path)?.letters ?? '';
    const isRepeated = kind === 'Data' ? letters.includes(lettersOf(after)) : of === 'picture';
    const cause = byFact.find((other) => explains(other, one)) ?? (isRepeated ? here : undefined);
    cause?.items.push(...one.items);
    return !cause;
  });
  const ofData = groupBy(left, ({ items: [item] }) =>
    ['Data', 'Contact card'].includes(item!.kind) ? `${item!.kind} ${item!.of}` : item,
  );
  const join = (group: readonly Cause[], side: 'before' | 'after') =>
    group.flatMap((one) => one[side] ?? []).join('\n') || undefined;
  return [
    ...sources,
    ...[...ofData.values()].map((group): Cause => ({
      ...group[0]!,
      ...{ before: join(group, 'before'), after: join(group, 'after') },
      items: group.flatMap(({ items }) => items),
    })),
  ];
}
