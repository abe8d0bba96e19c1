import { sourceOf } from '../../check/pages';
import { lettersOf } from '../../pages/letters';
import type { PageRecord } from '../../pages/record';
import type { LookReason } from '../looks';
import { groupBy } from '../sheet/model';
import type { Source, SourceFinder, Sources } from '../sources';
import type { Change } from '.';
import { isTextual } from './entries';
import { explains, factBehind, factFinder, isPiece, numbersDiffer, withoutGaps } from './facts';
import { isPart, shows, takePart } from './parts';

/** The previous site and this one. */
export type Sites<Page extends PageRecord = PageRecord> = Record<'before' | 'after', readonly Page[]>;
/** One cause, and all that reads, works or looks differently because of it. */
export type Cause = Sources &
  Pick<Change, 'before' | 'after' | 'alarm'> & { changes: Change[]; looks: LookReason[]; isFact: boolean };

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
  const others = looks.filter((look) => {
    const cause = facts.find((fact) => fact.changes.some((change) => shows(look, change)));
    cause?.looks.push(look);
    return !cause;
  });
  const left = new Set(changes.filter((change) => !facts.some((fact) => fact.changes.includes(change))));
  for (const fact of facts) fact.changes.push(...takePart(fact.looks, left).texts);
  const parts = partCauses(others, left, finder);
  return withoutConsequences([...facts, ...textCauses(left, finder), ...parts], sites.after);
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
    return [{ ...fact, ...finder.factSources(after, group), changes: group, looks: [], isFact: true }];
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
    isPart(look) && alike.get(look.key)!.length < 3 ? look.key + look.letters : look.key,
  );
  return [...groups.values()].flatMap((group): Cause[] => {
    const { looks: left, texts } = takePart(group, changes);
    if (texts.length > 0) return [{ ...causeOf(texts, finder, '\n'), looks: left }];
    return left.slice(0, 1).map(({ before, after }) => ({
      ...{ changes: [], looks: left, before, after, fields: [], facts: [], isFact: false },
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

/** @param between what separates several texts: nothing but a space in a field */
function causeOf(changes: Change[], finder: SourceFinder, between = ' '): Cause {
  const [main] = changes.filter(isTextual);
  const shown = changes.filter((one) => !main || (isTextual(one) && one.path === main.path));
  const texts = (side: 'before' | 'after') => [...new Set(shown.flatMap((change) => change[side] ?? []))];
  const [before, after] = [texts('before'), texts('after')].map((side) => side.join(between) || undefined);
  const sources = sourcesFor(main ? changes.filter(isTextual) : changes, finder);
  const [source] = sources.fields;
  const isLegal = source?.file.startsWith('content/legal/');
  const isNumber = source && after && before && main && numbersDiffer(before, after);
  const alarm =
    changes.find((change) => change.alarm)?.alarm ??
    (isLegal ? 'Legal text changed' : isNumber ? 'Number, time or price changed' : undefined);
  return { changes, looks: [], before, after, alarm, ...sources, isFact: false };
}

/** What is gone has only a file; what has other words on each page, the field that all of them fill in. */
function sourcesFor(changes: readonly Change[], finder: SourceFinder): Sources {
  const [{ path, isFrame }] = changes as [Change];
  const here = changes.filter((change) => change.path === path);
  const others = changes.filter((one) => one.path !== path && !here.some(({ after }) => after === one.after));
  const wording = (list: readonly Change[]) => list.flatMap(({ after }) => after ?? []).join('\n');
  if (!wording(here))
    return { fields: isFrame || others.length > 0 ? [] : [{ file: sourceOf(path), field: '' }], facts: [] };
  const { fields, facts } = finder.sourcesOf(wording(here), path);
  const isShared = ({ file, field }: Source) =>
    others.every((other) =>
      finder.sourcesOf(other.after ?? '', other.path).fields.some((one) => one.file === file && one.field === field),
    );
  return others.length > 0 ? { fields: fields.filter(isShared), facts: [] } : { fields, facts };
}

/**
 * What another cause explains belongs to that cause: links and words that repeat it, pictures of
 * cards, structured data.
 */
function withoutConsequences(causes: readonly Cause[], pages: readonly PageRecord[]): Cause[] {
  // Data that came or went repeats something.
  const isSource = ({ fields, looks, changes, before, after }: Cause) =>
    looks.length > 0 || (fields.length > 0 && (changes[0]!.kind !== 'Data' || Boolean(before && after)));
  const sources = causes.filter(isSource);
  const left = causes.filter((one) => {
    if (isSource(one)) return false;
    const { kind, of, path, after = '', at = -1 } = one.changes[0]!;
    const sourceWith = (isIt: (change: Change) => boolean) =>
      sources.find(({ changes }) =>
        changes.some((change) => change.path === path && isTextual(change) && isIt(change)),
      );
    // Structured data repeats the page: a text that was compared already.
    const letters = pages.find((page) => page.path === path)?.letters ?? '';
    const isRepeated = kind === 'Data' ? letters.includes(lettersOf(after)) : of === 'picture';
    // Said of a text: “4 of 5 stars”.
    const isAround = ({ at: start = NaN, after: text = '' }: Change) =>
      start <= at && at < start + lettersOf(text).length;
    const cause =
      sources.find((other) => explains(other, one)) ??
      (kind === 'Label' ? sourceWith(isAround) : undefined) ??
      (isRepeated ? sourceWith(() => true) : undefined);
    cause?.changes.push(...one.changes);
    return !cause;
  });
  const ofData = groupBy(left, ({ changes: [change] }) =>
    ['Data', 'Contact card'].includes(change!.kind) ? `${change!.kind} ${change!.of}` : change,
  );
  const join = (group: readonly Cause[], side: 'before' | 'after') =>
    group.flatMap((one) => one[side] ?? []).join('\n') || undefined;
  return [
    ...sources,
    ...[...ofData.values()].map((group): Cause => ({
      ...group[0]!,
      ...{ before: join(group, 'before'), after: join(group, 'after') },
      changes: group.flatMap(({ changes }) => changes),
    })),
  ];
}
