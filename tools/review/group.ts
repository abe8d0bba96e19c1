import { diffWords } from 'diff';
import { findPage, pages as registry } from '@/lib/pages';
import type { Content } from '../check/content';
import { inOneLine } from '../exported-page/blocks';
import { sourceOf } from '../check/page-checks';
import type { Change } from './compare';

/** What an editor did: the same words out and in, wherever the site shows them. */
export type Edit = {
  /** Only the words that differ, if they changed in several sentences; else the whole text. */
  before: string;
  after: string;
  /** The places, in the order of the menus. */
  changes: Change[];
  /** The file that has the words. */
  file: string;
  /** Whether it is a figure, a price, a legal text, an address or a way to reach the agency. */
  mustBeChecked: boolean;
};

export type Groups = {
  /** Changes of header, footer, menus and phone bar, with what else has the same words. */
  everywhere: Edit[];
  /** The same words in several sentences. */
  repeated: Edit[];
  /** The other changes, page by page in the order of the menus. */
  pages: { path: string; edits: Edit[] }[];
};

/** What is known of the content: the words as files have them, and as pages get them. */
export type Sources = {
  /** By file name. */
  files: ReadonlyMap<string, string>;
  texts: Content['texts'];
};

/** Groups changes by what caused them. */
export function groupChanges(changes: readonly Change[], sources: Sources): Groups {
  const groups: Groups = { everywhere: [], repeated: [], pages: [] };
  for (const { own, linked } of joinLinkingPlaces(byCause(changes))) {
    const places = own.toSorted((one, other) => orderOf(one.path) - orderOf(other.path));
    const edit = { ...editOf(places, sources), changes: [...places, ...linked] };
    const { path } = places[0]!;
    if (!places.every(({ isInMain }) => isInMain)) groups.everywhere.push(edit);
    else if (new Set(places.map(({ before, after }) => before + after)).size > 1) groups.repeated.push(edit);
    else {
      const page = groups.pages.find((one) => one.path === path);
      if (page) page.edits.push(edit);
      else groups.pages.push({ path, edits: [edit] });
    }
  }
  groups.pages.sort((one, other) => orderOf(one.path) - orderOf(other.path));
  return groups;
}

/** The place of a page in the menus. The 404 page and pages that are gone come last. */
export function orderOf(path: string): number {
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
function causesOf({ before, after, part }: Change): string[] {
  if (!before || !after) return [JSON.stringify([part === 'New page', before, after])];
  const parts = diffWords(before, after);
  const words = (kind: 'removed' | 'added') => parts.filter((one) => one[kind]).map(({ value }) => value.trim());
  const cause = JSON.stringify([words('removed'), words('added')]);
  return after.includes(' ') ? [cause, after] : [cause];
}

/** Joins new links, such as a menu's, to the new page or the new words that they lead to. */
function joinLinkingPlaces(groups: readonly Change[][]): { own: Change[]; linked: Change[] }[] {
  /** The address, if a change is only a new link. */
  const addressOf = ({ before, after, links }: Change) => {
    const [label, address] = links.length === 1 ? links[0]!.split(' → ') : [];
    return !before && label === after ? address : undefined;
  };
  const isAt = (change: Change, address: string) => {
    const { path, id, part, before } = change;
    return !before && !addressOf(change) && address === (part === 'New page' ? path : `${path}#${id}`);
  };
  const targetOf = (group: readonly Change[]) => {
    const [address, ...others] = new Set(group.map(addressOf));
    if (!address || others.length > 0) return undefined;
    return groups.find((one) => one.some((change) => isAt(change, address)));
  };
  return groups
    .filter((group) => !targetOf(group))
    .map((own) => ({ own, linked: groups.filter((group) => targetOf(group) === own).flat() }));
}

function editOf(changes: Change[], sources: Sources): Edit {
  // Of several sentences with the same change, the shortest says it best.
  const shortest = changes.toSorted((one, other) => one.after.length - other.after.length)[0]!;
  const words = wordsOf(shortest);
  const file = fileOf(shortest, words, sources);
  const { before, after } = shortest;
  return { before, after, changes, file, mustBeChecked: mustBeChecked(changes, words, file) };
}

type Words = { before: string; after: string };

/** From the first to the last word that changed: "9 AM–8 PM" and "10 AM–7 PM". */
function wordsOf({ before, after }: Change): Words {
  const parts = diffWords(before, after);
  const isChanged = ({ added, removed }: (typeof parts)[number]) => added || removed;
  const changed = parts.slice(parts.findIndex(isChanged), parts.findLastIndex(isChanged) + 1);
  const text = (without: 'removed' | 'added') =>
    changed
      .map((one) => (one[without] ? '' : one.value))
      .join('')
      .trim();
  return { before: text('added'), after: text('removed') };
}

/** The file in which to edit the words. */
function fileOf({ path, part, before, after }: Change, words: Words, { files, texts }: Sources): string {
  const page = sourceOf(path);
  const best = (found: readonly { file: string }[]) => {
    const isFact = ({ file }: { file: string }) => /^content\/(?:owner\/|[^/]+$)/.test(file);
    return (found.find(isFact) ?? found.find(({ file }) => file === page) ?? found[0])?.file;
  };
  if (part === 'Link') {
    const link = `](${(after || before).split(' → ').at(-1)})`;
    return best(texts.filter(({ value }) => value.includes(link))) ?? page;
  }
  // Of many texts, the longest is the least likely to be in several files.
  const lines = (after || before).split('\n');
  const whole = texts.filter(({ value }) => lines.includes(inOneLine(value)));
  const longest = Math.max(...whole.map(({ value }) => value.length));
  const file = best(whole.filter(({ value }) => value.length === longest));
  if (file) return file;
  // A part of the text that a file has literally, with the words that changed.
  for (const run of [contextOf(after, words.after, 3), contextOf(after, words.after, 1)]) {
    const literal =
      run.includes(' ') && best([...files].flatMap(([file, text]) => (text.includes(run) ? [{ file }] : [])));
    if (literal) return literal;
  }
  // A fact within the text.
  const isWithin = ({ value }: { value: string }) => value.includes(words.after) && after.includes(value);
  return best(words.after ? texts.filter(isWithin) : []) ?? page;
}

/** Some words of a text with up to `count` words on either side. */
function contextOf(text: string, words: string, count: number): string {
  const at = text.indexOf(words);
  if (at < 0 || !words) return '';
  const left = text
    .slice(0, at)
    .split(' ')
    .slice(-count - 1)
    .join(' ');
  const right = text
    .slice(at + words.length)
    .split(' ')
    .slice(0, count + 1)
    .join(' ');
  return (left + words + right).trim();
}

/** Wrong, these would cost the visitor or the agency money, or a right. */
function mustBeChecked(changes: readonly Change[], words: Words, file: string): boolean {
  if (/^content\/(owner\/(details|prices|legal|promises)|facts|office-hours)\.ts$/.test(file)) return true;
  if (/[\d%₹$€£]/.test(words.before + words.after)) return true;
  return changes.some(({ path, part, before, after, links, isInMain }) => {
    if (isInMain && findPage(path)?.kind === 'legal') return true;
    const [was, is] = part === 'Link' ? [before, after].map((link) => link.split('?')[0]) : ['', links.join()];
    // What a message begins with doesn't matter.
    return was !== is && /→ (?:tel:|mailto:|https:\/\/wa\.me)/.test(`${was}${is}`);
  });
}
