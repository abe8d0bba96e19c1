import { diffArrays } from 'diff';
import type { Span } from '../../pages/letters';
import { isCanonical, type PageRecord } from '../../pages/record';
import { type Entry, frameEntries, type Kind, mainEntries } from './entries';
import { likeness } from './words';

/**
 * One thing that reads or works differently on a page; without `before` it is new, without `after`
 * it is gone.
 */
export type Change = {
  kind: Kind;
  of?: string;
  before?: string;
  after?: string;
  /** Why it must not be overlooked. */
  alarm?: string;
  /** Words of the page that lead there. */
  words?: string;
  spans: Spans;
  path: string;
  /** In the header, the footer or a menu. */
  isFrame: boolean;
};

/** Where something was and is, in letters of its page. */
export type Spans = Record<'before' | 'after', readonly Span[]>;

type EntryChange = Omit<Change, 'path' | 'isFrame'>;

export type Changes = { added: string[]; removed: string[]; changed: Change[] };

/**
 * What a visitor, a search engine or a chat gets differently, page by page; what repeats another
 * page is left out.
 */
export function compare(previous: readonly PageRecord[], current: readonly PageRecord[]): Changes {
  const pages = ownPages(current);
  const changed = pages.flatMap((fresh) => {
    const old = at(fresh.path, previous);
    if (!old) return [];
    return [frameEntries, mainEntries].flatMap((read) => {
      const found = changesBetween(read(old), read(fresh));
      return found.map((one): Change => ({ ...one, path: fresh.path, isFrame: read === frameEntries }));
    });
  });
  return {
    added: pages.flatMap(({ path }) => (at(path, previous) ? [] : path)),
    removed: ownPages(previous).flatMap(({ path }) => (at(path, current) ? [] : path)),
    changed,
  };
}

const at = (path: string, pages: readonly PageRecord[]) => pages.find((page) => page.path === path);

/** Path of the page that a page under /products repeats. */
export function twinOf(page: PageRecord, pages: readonly PageRecord[]): string | undefined {
  const service = page.path.replace(/^\/products\//, '/services/');
  return service !== page.path && !isCanonical(page) && at(service, pages) ? service : undefined;
}

export const ownPages = <Page extends PageRecord>(pages: readonly Page[]) =>
  pages.filter((page) => !twinOf(page, pages));

const isFlowing = ({ kind }: Pick<Entry, 'kind'>) => ['Heading', 'Text', 'Question'].includes(kind);
const keyOf = ({ kind, of, value, print = value }: Entry) => JSON.stringify([kind, of, print]);

function changesBetween(before: readonly Entry[], after: readonly Entry[]): EntryChange[] {
  const others = (entries: readonly Entry[]) => entries.filter((entry) => !isFlowing(entry));
  return [
    ...textChanges(before.filter(isFlowing), after.filter(isFlowing)),
    ...otherChanges(others(before), others(after)),
  ];
}

/** Runs of neighbouring texts that were replaced, and what only moved. */
function textChanges(before: readonly Entry[], after: readonly Entry[]): EntryChange[] {
  const hunks: Record<'gone' | 'come', Entry[]>[] = [{ gone: [], come: [] }];
  const comparator = (one: Entry, other: Entry) => keyOf(one) === keyOf(other);
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator })) {
    if (added || removed) hunks.at(-1)![added ? 'come' : 'gone'].push(...value);
    else hunks.push({ gone: [], come: [] });
  }
  const keys = (side: 'gone' | 'come') => new Set(hunks.flatMap((hunk) => hunk[side].map(keyOf)));
  const come = keys('come');
  const moved = new Set([...keys('gone')].filter((key) => come.has(key)));
  const stays = (entry: Entry) => !moved.has(keyOf(entry));
  const changes = hunks.flatMap(({ gone, come }) => {
    const { pairs, onlyGone, onlyCome } = paired(gone.filter(stays), come.filter(stays));
    // One passage in place of another.
    const passage = onlyGone.length + onlyCome.length > 0 ? [change(onlyGone, onlyCome)] : [];
    return [...pairs.map(([old, fresh]) => change([old], [fresh])), ...passage];
  });
  const [first] = after.filter((entry) => moved.has(keyOf(entry)));
  const order: EntryChange[] = first ? [{ ...change([first], [first]), kind: 'Order' }] : [];
  return [...changes, ...order];
}

/** Links, pictures, titles, cards and data: their order doesn't matter. */
function otherChanges(before: readonly Entry[], after: readonly Entry[]): EntryChange[] {
  const { pairs, onlyGone, onlyCome } = paired(without(before, after), without(after, before));
  // A link that only reads otherwise is a change of text. Others may lead there too, but each has
  // its own message.
  const isIn = (one: Entry, all: readonly Entry[], unpaired: readonly Entry[]) =>
    (one.kind === 'Link' ? all : one.kind === 'Message' ? unpaired : []).some(
      ({ kind, value }) => kind === one.kind && value === one.value,
    );
  return [
    ...pairs.flatMap(([old, fresh]) => (isIn(old, [fresh], [fresh]) ? [] : change([old], [fresh]))),
    ...onlyGone.filter((one) => !isIn(one, after, onlyCome)).map((one) => change([one], [])),
    ...onlyCome.filter((one) => !isIn(one, before, onlyGone)).map((one) => change([], [one])),
  ];
}

/** Entries of one list that the other lacks, each once. */
function without(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const known = new Set(others.map(keyOf));
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).entries()].flatMap(([key, entry]) =>
    known.has(key) ? [] : entry,
  );
}

/** Entries that became others, each the most alike of what is left. */
function paired(gone: readonly Entry[], come: readonly Entry[]) {
  const pairs = new Map<Entry, Entry>();
  const left = new Set(come);
  for (const old of gone) {
    const [best] = [...left].toSorted((one, other) => alike(other, old) - alike(one, old));
    if (!best || alike(best, old) === 0) continue;
    pairs.set(old, best);
    left.delete(best);
  }
  return { pairs: [...pairs], onlyGone: gone.filter((one) => !pairs.has(one)), onlyCome: [...left] };
}

function alike(one: Entry, other: Entry): number {
  if (one.kind !== other.kind) return 0;
  // An address to write to or to call is in the words of its link too.
  const subjectOf = ({ of = '', value }: Entry) => /^(?:mailto|tel):/.exec(value)?.[0] ?? of.replace(/\d/g, '');
  const shared = likeness(one.value, other.value);
  if (!isFlowing(one)) return subjectOf(one) === subjectOf(other) ? 1 + shared : 0;
  return shared >= (one.kind === 'Text' ? 0.5 : 0.3) ? shared : 0;
}

function change(gone: readonly Entry[], come: readonly Entry[]): EntryChange {
  const [before, after] = [gone, come].map((side) => side.map(({ value }) => value).join('\n') || undefined);
  const { kind, of, value } = [...come, ...gone][0]!;
  const spansOf = (side: readonly Entry[]) => side.flatMap(({ span }) => (span ? [span] : []));
  return {
    ...{ kind, of, before, after, spans: { before: spansOf(gone), after: spansOf(come) } },
    ...(kind === 'Link' && { alarm: linkAlarm(after) }),
    ...((kind === 'Link' || kind === 'Message') && { words: of }),
    ...(isFlowing({ kind }) && { words: value }),
  };
}

/** Why a link must not be overlooked. */
function linkAlarm(after = ''): string | undefined {
  if (/^(?:tel:|mailto:|https:\/\/wa\.me\/)/.test(after)) return 'Link to call or write';
  return /^(?:[a-z\s]+:|\/\/)/i.test(after) ? 'Link outside the site' : undefined;
}
