import type { PageRecord } from '../../pages/record';
import type { LookReason } from '../looks';
import { groupBy } from '../sheet/model';
import type { SourceFinder } from '../sources';
import type { Change } from '.';
import { type Cause, causeOf } from './cause';
import { withoutConsequences } from './consequences';
import { isTextual } from './entries';
import { factBehind, factFinder, isPiece, withoutGaps } from './facts';
import { holds, isPart, isWithin, takePart } from './parts';

/** The previous site and this one. */
export type Sites<Page extends PageRecord = PageRecord> = Record<'before' | 'after', readonly Page[]>;

/**
 * One for each edit: a fact that many texts take over, a part of a page that came or went, the
 * sentences of one field, the same text on several pages, other looks.
 */
export function causesOf(
  sites: Sites,
  changes: readonly Change[],
  looks: readonly LookReason[],
  finder: SourceFinder,
): Cause[] {
  const facts = factCauses(sites, changes, finder);
  const left = new Set(changes.filter((change) => !facts.some((fact) => fact.changes.includes(change))));
  const others: LookReason[] = [];
  const inTexts = new Map<LookReason, Change>();
  for (const look of looks) {
    const isPlace = (change: Change) => holds(change, look) || (isPart(look) && isWithin(change, look));
    const fact = facts.find((one) => one.changes.some(isPlace));
    const text = changes.find((change) => holds(change, look));
    fact?.beside.push(look);
    fact?.changes.push(...takePart([look], left).texts);
    if (!fact && text) inTexts.set(look, text);
    if (!fact && !text) others.push(look);
  }
  const parts = partCauses(others, left, finder);
  const own = [...textCauses(left, finder), ...parts];
  for (const [look, text] of inTexts) own.find((cause) => cause.changes.includes(text))!.beside.push(look);
  return withoutConsequences([...facts, ...own], sites.after);
}

/** Facts of the content that changed or are new, with all that takes them over. */
function factCauses({ before, after }: Sites, changes: readonly Change[], finder: SourceFinder): Cause[] {
  const wording = (pages: readonly PageRecord[]) =>
    withoutGaps(JSON.stringify(pages.map(({ main, frame, data }) => [main, frame, data])));
  const factIn = factFinder(finder.facts, wording(before), wording(after));
  const own = (change: Change) => (change.kind === 'Data' ? undefined : factIn(change));
  const found = changes.flatMap((change) => own(change) ?? []);
  const factOf = (change: Change) => {
    const fact = own(change) ?? factBehind(found, change);
    return fact && (found.find((whole) => fact.before && isPiece(fact, whole)) ?? fact);
  };
  const facts = new Map(changes.flatMap((change) => [[change, factOf(change)] as const]));
  return [...groupBy(changes, (change) => facts.get(change)?.after)].flatMap(([after, group]): Cause[] => {
    if (after === undefined) return [];
    const fact = facts.get(group[0]!)!;
    return [{ ...fact, ...finder.factSources(after, group), changes: group, looks: [], beside: [], isFact: true }];
  });
}

/**
 * Parts of pages that came or went with their texts, links and pictures, and other looks.
 * @param changes those without a cause; what is in a part is taken from them
 */
function partCauses(looks: readonly LookReason[], changes: Set<Change>, finder: SourceFinder): Cause[] {
  const alike = groupBy(looks, ({ key }) => key);
  // On two pages with other words it's two edits; on more, one of what they share.
  const groups = groupBy(looks, (look) =>
    isPart(look) && alike.get(look.key)!.length < 3 ? [look.key, look.before, look.after].join() : look.key,
  );
  return [...groups.values()].flatMap((group): Cause[] => {
    const { looks: left, texts } = takePart(group, changes);
    if (texts.length > 0) return [{ ...causeOf(texts, finder, '\n'), looks: left }];
    return left.slice(0, 1).map(({ before, after }) => ({
      ...{ changes: [], looks: left, beside: [], before, after, fields: [], facts: [], isFact: false },
    }));
  });
}

/** The same text on several pages, and all sentences of a field. */
function textCauses(changes: Iterable<Change>, finder: SourceFinder): Cause[] {
  const equal = groupBy(changes, (change) => {
    const { kind, of, before, after } = change;
    return JSON.stringify([before, after, ...(isTextual(change) || kind === 'Data' ? [] : [kind, of])]);
  });
  const edits = groupBy(equal, ([key, [change]]) => fieldOf(change!, finder) ?? key);
  return [...edits.values()].map((group) =>
    causeOf(
      group.flatMap(([, same]) => same),
      finder,
    ),
  );
}

/** The only field that has an edited text: its sentences are one change. */
function fieldOf(change: Change, finder: SourceFinder): string | undefined {
  if (!change.before || !change.after) return undefined;
  const [source, ...others] = finder.sourcesOf(change.after, change.path).fields;
  return source?.field && others.length === 0 ? `${source.file} ${source.field}` : undefined;
}
