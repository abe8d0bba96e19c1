import { findPage, pages as registry } from '@/lib/pages';
import { type Change, changedWords } from './compare';
import type { FileChange, History } from './history';

/** What an editor did: the same words out and in, wherever the site shows them. */
export type Edit = Pick<Change, 'path' | 'before' | 'after' | 'kind' | 'picture' | 'more'> & {
  /** What it stands under: "On every page", "The same words in several sentences", or a page. */
  heading: string;
  /** In the order of the menus. Those of header and footer say on how many pages. */
  places: (Pick<Change, 'before' | 'after' | 'kind' | 'address'> & { where: string })[];
  /** The files that have the words, if that's known. */
  files: string[];
  /** The message of the commit, and its author. */
  commit?: string;
  /** Whether it's a figure, a price, a legal text, an address or a way to reach the agency. */
  mustBeChecked: boolean;
};

export const headings: readonly string[] = ['On every page', 'The same words in several sentences'];

/** Items under what they have in common, in their order. */
export function grouped<Item>(items: readonly Item[], key: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
}

/**
 * Groups changes by what caused them, in the order of the sheet.
 * @param pageCount how many pages the site has
 */
export function groupChanges(changes: readonly Change[], history: History, pageCount: number): Edit[] {
  const placeOf = (change: Change) => (isPage(change) ? -1 : orderOf(change.path));
  const groups = byCause(changes.toSorted((one, two) => placeOf(one) - placeOf(two)));
  const known = groups.map((group) => {
    const literal = group.flatMap((change) => sourcesOf(change, history));
    return literal.length > 0 ? literal : withNumbersOf(group[0]!, history);
  });
  // A file that no entry names causes the rest, if it's the only one.
  const named = filesOf(known.flat());
  const others = history.changes.filter(({ file, lines }) => lines.length > 0 && !named.includes(file));
  const rest = filesOf(others).length === 1 ? others : [];
  const edits = groups.map((group, index) => editOf(group, known[index]!.length > 0 ? known[index]! : rest, pageCount));
  const commits = [...new Set(history.changes.map(({ commit }) => commit))];
  const rank = ({ commit, heading, path }: Edit) => {
    const inCommit = headings.includes(heading) ? headings.indexOf(heading) : headings.length + orderOf(path);
    return (commit ? commits.indexOf(commit) : commits.length) * 1000 + inCommit;
  };
  return edits.toSorted((one, two) => rank(one) - rank(two));
}

const filesOf = (changes: readonly FileChange[]) => [...new Set(changes.map(({ file }) => file))];

const isPage = ({ kind }: Change) => kind === 'New page' || kind === 'Page that is gone';

/** The place of a page in the menus. The 404 page and pages that are gone come last. */
function orderOf(path: string): number {
  const index = registry.findIndex((page) => page.path === path);
  return index < 0 ? registry.length : index;
}

/** Joins changes that have a cause in common. */
function byCause(changes: readonly Change[]): Change[][] {
  const pages = changes.filter(isPage).map(({ path }) => path);
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const same = causesOf(change, pages).flatMap((cause) => groups.get(cause) ?? []);
    const group = [...new Set([...same, change])];
    for (const cause of group.flatMap((one) => causesOf(one, pages))) groups.set(cause, group);
  }
  return [...new Set(groups.values())];
}

/** The words that went and those that came, without those around them; a whole text; a page. */
function causesOf(change: Change, pages: readonly string[]): string[] {
  const { path, before, after, kind, picture, more } = change;
  if (isPage(change)) return [path];
  const [words, address = ''] = more[0]?.split(' → ') ?? [];
  // Such as a menu's link to a new page.
  if (!before && words === after && pages.includes(address)) return [address];
  if (!before || !after || picture) {
    const sentences = picture ? [] : (after || before).split('\n').filter((line) => line.length > 40);
    return [JSON.stringify([kind, picture, before, after]), ...sentences];
  }
  const { before: was, after: is } = changedWords(before, after);
  const cause = JSON.stringify([was, is].map((text) => text.replace(/[.,;:!?]+$/, '')));
  return after.includes(' ') ? [cause, after] : [cause];
}

function editOf(changes: Change[], sources: readonly FileChange[], pageCount: number): Edit {
  const [first] = changes as [Change];
  // Of several sentences with the same change, the shortest says it best.
  const own = changes.filter(({ kind }) => kind === first.kind);
  const { before, after, picture, more } = own.toSorted((one, two) => one.after.length - two.after.length)[0]!;
  const isRepeated = new Set(changes.map((change) => change.before + change.after)).size > 1;
  let heading = findPage(first.path)?.crumb ?? first.path;
  if (!isPage(first) && changes.some(({ place }) => place)) heading = headings[0]!;
  else if (!isPage(first) && isRepeated) heading = headings[1]!;
  const files = filesOf(sources);
  const commits = [...new Set(sources.map(({ commit }) => commit))];
  const { path, kind } = first;
  const places = placesOf(changes, pageCount);
  const commit = commits.length === 1 ? commits[0] : undefined;
  const isRisky = mustBeChecked(changes, files);
  return { path, kind, before, after, picture, more, heading, files, places, commit, mustBeChecked: isRisky };
}

/** "Footer, on all pages", "15 service pages", or the path of a page. */
function placesOf(changes: readonly Change[], pageCount: number): Edit['places'] {
  const sortOf = ({ place, path }: Change) => place ?? (findPage(path)?.kind === 'service' ? 'service' : path);
  const groups = grouped(changes, (one) => JSON.stringify([sortOf(one), one.before, one.after]));
  return groups.map(([, same]) => {
    const { place, path, before, after, address, kind } = same[0]!;
    const count = new Set(same.map((one) => one.path)).size;
    const pages = count === pageCount ? 'all pages' : count > 1 ? `${count} ${place ? '' : 'service '}pages` : path;
    return { where: place ? `${place}, on ${pages}` : pages, before, after, address, kind };
  });
}

/** The commits that put the words into a file or took them out; without git, the file with them. */
function sourcesOf({ before, after, kind, more }: Change, { changes, content }: History): FileChange[] {
  const [side, other] = after ? (['after', 'before'] as const) : (['before', 'after'] as const);
  const lines = (after || before).split('\n').toSorted((one, two) => two.length - one.length);
  const addresses = more.flatMap((link) => [link.split(' → ')[1] ?? '', link.split('/').at(-1)!]);
  const sentences = lines[0]!.split(/(?<=[.?!]) /).filter((one) => !after || !before.includes(one));
  const words = [1, 0].map((margin) => changedWords(before, after, margin)[side]);
  const inLink = (after || before).split(/ → |\?text=/).slice(1);
  const texts = kind === 'Link' ? inLink : [...lines, ...sentences, ...words, ...addresses];
  // A single word may be anywhere, but for one in quotes.
  for (const text of texts.filter(Boolean).flatMap((one) => [`'${one}'`, ...(/[ /]/.test(one) ? [one] : [])])) {
    const count = (source: string) => source.split(text).length;
    const found = changes.filter((one) => count(one[side]) > (kind === 'Moved' ? 1 : count(one[other])));
    if (found.length > 0) return found.filter(({ file }, index) => !filesOf(found.slice(index + 1)).includes(file));
    const all = [...content].filter(([, source]) => source.includes(text));
    if (changes.length === 0 && text.length > 30 && all.length === 1)
      return all.map(([file, source]) => ({ file, before: '', after: source, lines: [] }));
  }
  return [];
}

/** "19:00" has the 7 of "7 PM". */
function numbersIn(text: string): string[] {
  const plain = text.replace(/(?<=\d),(?=\d)/g, '');
  const hours = plain.replace(/\b(?:1[3-9]|2\d)(?=:\d)/g, (hour) => `${Number(hour) - 12}`);
  return [...new Set(hours.match(/[1-9]\d*/g))];
}

/** For words that no file has, such as "7 PM": the file that brought most of their new numbers. */
function withNumbersOf(change: Change, { changes }: History): FileChange[] {
  const { before, after } = changedWords(change.before, change.after);
  const wanted = numbersIn(after).filter((number) => !numbersIn(before).includes(number));
  const score = ({ lines }: FileChange) => numbersIn(lines.join('\n')).filter((one) => wanted.includes(one)).length;
  const best = Math.max(1, ...changes.map(score));
  const found = changes.filter((one) => score(one) === best);
  return filesOf(found).length === 1 ? found : [];
}

/** Wrong, these would cost the visitor or the agency money, or a right. */
function mustBeChecked(changes: readonly Change[], files: readonly string[]): boolean {
  const facts = /^content\/(owner\/(details|prices|legal|promises)|facts|office-hours)\.ts$/;
  if (files.some((file) => facts.test(file))) return true;
  const isText = changes.some(({ kind }) => kind !== 'Link');
  return changes.some(({ path, kind, before, after, more, place }) => {
    const words = changedWords(before, after);
    const isLink = kind === 'Link';
    if (!isLink && /[\d%₹$€£]|\b(?:free|nothing|always|never|guarantee)/i.test(words.before + words.after)) return true;
    if (!place && findPage(path)?.kind === 'legal') return true;
    // What a message begins with follows from the words of its page.
    const [was, is] = isLink ? [before, after].map((link) => (isText ? link.split('?')[0] : link)) : ['', more.join()];
    return was !== is && /→ (?:tel:|mailto:|https:\/\/wa\.me)/.test(`${was}${is}`);
  });
}
