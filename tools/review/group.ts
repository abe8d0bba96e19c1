import { findPage, pages as registry } from '@/lib/pages';
import { type Change, changedWords } from './compare';
import { type History, wordsIn } from './history';

/** What an editor did: the same words out and in, wherever the site shows them. */
export type Edit = Pick<Change, 'path' | 'before' | 'after' | 'kind' | 'picture' | 'links'> & {
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

export const headings = ['On every page', 'The same words in several sentences'] as const;

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
  const edits = joinLinkingPlaces(byCause(changes)).map((places) => editOf(places, history, pageCount));
  nameOtherFiles(edits, history);
  for (const edit of edits) edit.commit = commitOf(edit, history);
  const commits = history.commits.map(({ name }) => name);
  const rank = ({ commit, heading, path }: Edit) => {
    const special = (headings as readonly string[]).indexOf(heading);
    const inCommit = special < 0 ? headings.length + orderOf(path) : special;
    return (commit ? commits.indexOf(commit) : commits.length) * 1000 + inCommit;
  };
  return edits.toSorted((one, two) => rank(one) - rank(two));
}

const isPage = (kind: Change['kind']) => kind === 'New page' || kind === 'Page that is gone';

/** The place of a page in the menus. The 404 page and pages that are gone come last. */
function orderOf(path: string): number {
  const index = registry.findIndex((page) => page.path === path);
  return index < 0 ? registry.length : index;
}

/** Joins changes with the same words out and in, and those that have the same words now. */
function byCause(changes: readonly Change[]): Change[][] {
  let groups: { causes: Set<string>; changes: Change[] }[] = [];
  for (const change of changes) {
    const causes = causesOf(change);
    const [first, ...others] = groups.filter((group) => causes.some((cause) => group.causes.has(cause)));
    const group = first ?? { causes: new Set(), changes: [] };
    for (const cause of [...causes, ...others.flatMap((other) => [...other.causes])]) group.causes.add(cause);
    group.changes.push(...others.flatMap((other) => other.changes), change);
    groups = groups.filter((other) => !others.includes(other));
    if (!first) groups.push(group);
  }
  return groups.map((group) => group.changes);
}

/** The words that went and those that came, without those around them; and a whole new text. */
function causesOf({ before, after, kind, picture }: Change): string[] {
  const isWhole = kind === 'Moved' || isPage(kind);
  if (isWhole || picture || !before || !after) return [JSON.stringify([isWhole && kind, picture, before, after])];
  const words = changedWords(before, after);
  const [was, is] = [words.before, words.after].map((text) => text.replace(/[.,;:!?]+$/, ''));
  return [JSON.stringify([was, is]), ...(after.includes(' ') ? [after] : [])];
}

/** Joins links, such as a menu's, to the new page or the page that is gone. */
function joinLinkingPlaces(groups: readonly Change[][]): Change[][] {
  const pageOf = (group: readonly Change[]) => {
    const addresses = group.map(({ before, after, links, kind }) => {
      const isOnlyLink = kind === 'Link' ? !before || !after : links[0]?.startsWith(`${after} → `);
      return isOnlyLink && (links[0] ?? (before || after)).split(' → ')[1];
    });
    const isThere = ({ kind, path }: Change) => isPage(kind) && addresses.every((one) => one === path);
    return groups.find((one) => one !== group && one.some(isThere));
  };
  const linksTo = (own: readonly Change[]) => groups.filter((group) => pageOf(group) === own).flat();
  return groups.filter((group) => !pageOf(group)).map((own) => [...inOrder(own), ...inOrder(linksTo(own))]);
}

const inOrder = (changes: readonly Change[]) => changes.toSorted((one, two) => orderOf(one.path) - orderOf(two.path));

function editOf(changes: Change[], history: History, pageCount: number): Edit {
  // Of several sentences with the same change, the shortest says it best.
  const [first] = changes as [Change];
  const own = changes.filter(({ kind }) => kind === first.kind);
  const shortest = own.toSorted((one, two) => one.after.length - two.after.length)[0]!;
  const { path, kind } = first;
  const { before, after, picture, links } = shortest;
  const files = filesOf(shortest, history);
  const isRepeated = new Set(changes.map((change) => change.before + change.after)).size > 1;
  let heading = findPage(path)?.crumb ?? path;
  if (!isPage(kind)) {
    if (isRepeated) heading = headings[1];
    if (changes.some(({ place }) => place)) heading = headings[0];
  }
  const places = placesOf(changes, pageCount);
  return {
    path,
    before,
    after,
    kind,
    picture,
    links,
    heading,
    places,
    files,
    mustBeChecked: mustBeChecked(changes, files),
  };
}

/** "Footer, on all pages", or the path of a page. */
function placesOf(changes: readonly Change[], pageCount: number): Edit['places'] {
  const groups = grouped(changes, ({ place, path, before, after }) => JSON.stringify([place ?? path, before, after]));
  return groups.map(([, same]) => {
    const { place, path, before, after, address, kind } = same[0]!;
    const count = new Set(same.map((one) => one.path)).size;
    const pages = count === pageCount ? 'all pages' : count > 1 ? `${count} pages` : path;
    return { where: place ? `${place}, on ${pages}` : path, before, after, address, kind };
  });
}

/** The files that have the words literally: of those that changed, or the only one of all. */
function filesOf({ before, after, kind, links }: Change, { changed, content }: History): string[] {
  const side = after ? 'after' : 'before';
  const isLink = kind === 'Link';
  const words = changedWords(before, after)[side];
  const line = (after || before).split('\n').toSorted((one, two) => two.length - one.length)[0]!;
  const inLink = (after || before).split(/ → |\?text=/).slice(1);
  for (const text of isLink ? inLink : [line, words, ...links.map((link) => link.split(' → ')[1]!)]) {
    const has = (source: string) => Boolean(text) && (isLink ? source : wordsIn(source)).includes(text);
    const found = changed
      .filter((one) => has(one[side]) && (!before || !after || !has(one.before)))
      .map(({ file }) => file);
    const all = [...content].filter(([, source]) => has(source)).map(([file]) => file);
    if (found.length > 0) return found.slice(0, 1);
    if (changed.length === 0 && text.includes(' ') && all.length === 1) return all;
  }
  return [];
}

/** Words that no changed file has, such as "9 AM" for '09:00', may be of any that no edit is of. */
function nameOtherFiles(edits: readonly Edit[], { changed }: History): void {
  const named = edits.flatMap(({ files }) => files);
  const others = changed.map(({ file }) => file).filter((file) => ![...named, 'content/redirects.ts'].includes(file));
  for (const edit of edits) if (edit.files.length === 0) edit.files = others;
}

/** The last commit that added, or removed, the words, or that changed their file. */
function commitOf({ before, after, files }: Edit, { commits }: History): string | undefined {
  const words = changedWords(before, after);
  const [sign, text] = words.after ? ['+', words.after] : ['-', words.before];
  const lines = (patch: string) => patch.split('\n').filter((line) => line.startsWith(sign));
  const has = (patch: string) => lines(patch).some((line) => wordsIn(line).includes(text.split('\n')[0]!));
  const own = commits.filter(({ patch }) => files.some((file) => patch.includes(` b/${file}\n`)));
  return (own.findLast(({ patch }) => has(patch)) ?? (own.length === 1 ? own[0] : undefined))?.name;
}

/** Wrong, these would cost the visitor or the agency money, or a right. */
function mustBeChecked(changes: readonly Change[], files: readonly string[]): boolean {
  const hasFacts = (file: string) =>
    /^content\/(owner\/(details|prices|legal|promises)|facts|office-hours)\.ts$/.test(file);
  if (files.some(hasFacts)) return true;
  return changes.some(({ path, kind, before, after, links, place }) => {
    const words = changedWords(before, after);
    const isLink = kind === 'Link';
    if (!isLink && /[\d%₹$€£]/.test(words.before + words.after)) return true;
    if (!place && findPage(path)?.kind === 'legal') return true;
    // What a message begins with doesn't matter.
    const [was, is] = isLink ? [before, after].map((link) => link.split('?')[0]) : ['', links.join()];
    return was !== is && /→ (?:tel:|mailto:|https:\/\/wa\.me)/.test(`${was}${is}`);
  });
}
