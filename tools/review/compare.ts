import { diffArrays, diffWords } from 'diff';
import { decoded } from '@/lib/links-in-text';
import { findPage } from '@/lib/pages';
import type { Block } from '../exported-page/blocks';
import type { PageRecord } from '../exported-page/record';
import { stylesDiffer } from '../exported-page/styles';
import type { Site } from './read';

/** Words at one place of a page, before and after. One of them may be empty; lines are texts. */
export type Change = {
  path: string;
  before: string;
  after: string;
  /** If it isn't an ordinary text of the page. */
  kind?: Block['kind'] | 'New page' | 'Page that is gone' | 'Moved' | 'Alternative text';
  /** The part of the page, outside `<main>`. */
  place?: Block['place'];
  /** The address of the words: the nearest anchor, and the words as a text fragment. */
  address: string;
  /** The addresses of a picture, now and before. */
  picture?: { is?: string; was?: string };
  /** Links that are new among its words: `words → address`. */
  links: string[];
};

export type Comparison = {
  changes: Change[];
  /** Paths of pages in which something else than words differs. */
  other: string[];
  unread: string[];
  same: string[];
};

/** Compares the pages of two sites. */
export function compareSites(before: Site, after: Site): Comparison {
  const byPath = new Map<string, Change[]>();
  const other: string[] = [];
  const unread: string[] = [];
  const known = new Set([...before.pages.values()].flatMap(({ blocks }) => blocks.map(({ text }) => text)));
  for (const [path, page] of after.pages) {
    const old = before.pages.get(path);
    if (old) {
      const { changes, looksDifferent } = comparePages(old, page);
      byPath.set(path, changes);
      if (looksDifferent) other.push(path);
    } else if (before.unread.includes(path)) unread.push(path);
    else byPath.set(path, [newPage(page, known)]);
  }
  for (const [path, page] of before.pages) {
    if (after.pages.has(path)) continue;
    const title: Block = { text: page.title, markup: '' };
    byPath.set(path, [{ ...changeOf(page, [title], []), kind: 'Page that is gone' }]);
  }
  // A page below /products mostly repeats its service.
  const isRepeated = ({ path, kind, before: was, after: is }: Change) => {
    const canonical = findPage(path)?.canonical ?? path;
    const own = canonical === path ? [] : (byPath.get(canonical) ?? []);
    return own.some((one) => one.kind === kind && (kind === 'New page' || (one.before === was && one.after === is)));
  };
  const changes = [...byPath.values()].flat().filter((change) => !isRepeated(change));
  const changed = [...changes.map(({ path }) => path), ...other, ...unread];
  return { changes, other, unread, same: [...after.pages.keys()].filter((path) => !changed.includes(path)) };
}

/** All words that only a new page has. */
function newPage(page: PageRecord, known: ReadonlySet<string>): Change {
  const own = page.blocks.filter(({ place, text }) => !place && !known.has(text));
  const texts = own.filter((block) => !isLink(block));
  const links = own.filter(isLink).map(wordsOfLink);
  const words = texts.length > 0 ? texts : page.blocks.slice(0, 1);
  return { ...changeOf(page, [], words), kind: 'New page', address: page.path, links };
}

const isLink = ({ kind }: Block) => kind === 'Link';

/** A link with its address, in which the words of a message to WhatsApp are readable. */
const wordsOfLink = ({ text, address = '' }: Block) => `${text} → ${decoded(address)}`;

/** Walks once over the blocks of two versions of a page. */
function comparePages(old: PageRecord, page: PageRecord): { changes: Change[]; looksDifferent: boolean } {
  const key = ({ kind, text, address }: Block) => JSON.stringify([kind, text, address]);
  const hunks = diffArrays(old.blocks, page.blocks, { comparator: (one, two) => key(one) === key(two) });
  const textsOf = (side: 'removed' | 'added') =>
    new Set(hunks.flatMap((hunk) => (hunk[side] ? hunk.value.map(({ text }) => text) : [])));
  const [gone, come] = [textsOf('removed'), textsOf('added')];
  const isInBoth = ({ text }: Block) => gone.has(text) && come.has(text);
  /** Sentences, with short texts among them. Two prices that changed places aren't moved. */
  const isMoved = (block: Block, _: number, run: readonly Block[]) =>
    isInBoth(block) && run.some((one) => isInBoth(one) && /^\D{20,}$/.test(one.text));

  const changes: Change[] = [];
  let [at, isMarkupChanged, removed]: [number, boolean, Block[]] = [0, false, []];
  const take = (added: Block[]) => {
    const moved = added.filter(isMoved).filter(({ kind }) => !kind);
    if (moved.length > 0) changes.push({ ...changeOf(page, [], moved), kind: 'Moved' });
    const others = (run: Block[]) => run.filter((...block) => !isMoved(...block));
    changes.push(...changesIn(page, others(removed), others(added)));
    removed = [];
  };
  for (const { value, removed: isRemoved, added: isAdded } of hunks) {
    if (isRemoved) removed = value;
    else if (isAdded) take(value);
    else {
      take([]);
      // Of unchanged words, the value has the new blocks.
      const before = old.blocks.slice(at, at + value.length);
      isMarkupChanged ||= value.some(({ markup }, index) => markup !== before[index]!.markup);
    }
    if (!isAdded) at += value.length;
  }
  take([]);
  const looksDifferent = isMarkupChanged || stylesDiffer(old.styles, page.styles, changes.length > 0);
  return { changes, looksDifferent };
}

/** What changed between two places at which nothing did. */
function changesIn(page: PageRecord, removed: readonly Block[], added: readonly Block[]): Change[] {
  const sort = ({ kind, place }: Block) => `${kind} ${place}`;
  const sorts = new Set([...removed, ...added].filter((block) => !isLink(block)).map(sort));
  const changes = [...sorts].flatMap((own) => {
    const [gone, come] = [removed, added].map((blocks) => blocks.filter((block) => sort(block) === own));
    return pairUp(gone!, come!).map(([was, is]) => changeOf(page, was, is));
  });
  const links = added.filter(isLink);
  for (const link of removed.filter(isLink)) {
    const same = links.findIndex(({ text, address }) => text === link.text || address === link.address);
    const [now] = same < 0 ? [] : links.splice(same, 1);
    // Words of a link that changed are a text.
    if (now?.address === link.address || (!now && changes.some(({ before }) => before.includes(link.text)))) continue;
    const words = (one?: Block) => (one ? [{ ...one, text: wordsOfLink(one) }] : []);
    changes.push(changeOf(page, words(link), words(now)));
  }
  for (const link of links) {
    const text = changes.find(({ after, kind }) => kind !== 'Link' && after.includes(link.text));
    if (text) text.links = [...new Set([...text.links, wordsOfLink(link)])];
    else changes.push(changeOf(page, [], [{ ...link, text: wordsOfLink(link) }]));
  }
  return changes;
}

/** Joins texts with those that replace them. What is left went, or came, together. */
function pairUp(removed: readonly Block[], added: readonly Block[]): [Block[], Block[]][] {
  const pairs: [Block[], Block[]][] = [];
  let [from, gone]: [number, Block[]] = [0, [...removed]];
  const take = (until: Block[], to: number) => {
    if (until.length > 0) pairs.push([until, []]);
    if (to > from) pairs.push([[], added.slice(from, to)]);
  };
  if (removed.length === 1 && added.length === 1) return [[[...removed], [...added]]];
  for (const [index, block] of added.entries()) {
    const match = gone.findIndex((one) => block.kind === 'Picture' || haveHalfOfTheirWords(one.text, block.text));
    if (match < 0) continue;
    take(gone.slice(0, match), index);
    pairs.push([[gone[match]!], [block]]);
    [from, gone] = [index + 1, gone.slice(match + 1)];
  }
  take(gone, added.length);
  return pairs;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Whether a text was edited, rather than replaced by another one. */
export function haveHalfOfTheirWords(before: string, after: string): boolean {
  const kept = diffWords(before, after).filter(({ added, removed }) => !added && !removed);
  const common = kept.reduce((sum, { value }) => sum + countWords(value), 0);
  return common >= Math.max(countWords(before), countWords(after)) / 2;
}

function changeOf(page: PageRecord, removed: readonly Block[], added: readonly Block[]): Change {
  const textOf = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join('\n');
  const [before, after] = [textOf(removed), textOf(added)];
  const { kind, place, id } = [...added, ...removed][0]!;
  const [source, newSource] = [removed[0]?.address, added[0]?.address];
  const [was = '', is = ''] = [removed[0]?.text, added[0]?.text];
  const words = (haveHalfOfTheirWords(was, is) && changedWords(was, is).after) || is;
  const address = addressOf(page, added[0], words, id);
  const picture = kind === 'Picture' && source !== newSource ? { is: newSource, was: source } : undefined;
  const label = kind === 'Picture' && !picture ? 'Alternative text' : kind;
  return { path: page.path, before, after, kind: label, place, address, picture, links: [] };
}

/** Whole words from the first to the last that changed: "9 AM–8 PM" and "10 AM–7 PM". */
export function changedWords(before: string, after: string): { before: string; after: string } {
  const [one, two] = [before.split(' '), after.split(' ')];
  let [start, end] = [0, 0];
  while (start < Math.min(one.length, two.length) && one[start] === two[start]) start += 1;
  while (end < Math.min(one.length, two.length) - start && one.at(-1 - end) === two.at(-1 - end)) end += 1;
  const between = (words: string[]) => words.slice(start, words.length - end).join(' ');
  return { before: between(one), after: between(two) };
}

/** Where words are on their page, with the words around them if they occur more than once. */
function addressOf(page: PageRecord, block: Block | undefined, words = '', id = ''): string {
  const place = id || (block && !block.kind) ? `${page.path}#${id}` : page.path;
  if (!block || block.kind || !words) return place;
  const texts = page.blocks.filter(({ kind }) => !kind);
  const index = texts.indexOf(block);
  // In a text fragment, hyphens and commas have a meaning.
  const encode = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D');
  const count = texts.reduce((sum, { text }) => sum + text.split(words).length - 1, 0);
  if (count === 1) return `${place}:~:text=${encode(words)}`;
  const [left = '', right = ''] = [
    block.text.slice(0, block.text.indexOf(words)),
    block.text.slice(block.text.indexOf(words) + words.length),
  ];
  const prefix = (left.trim() || texts[index - 1]?.text || '').split(' ').slice(-4).join(' ');
  const suffix = (right.trim() || texts[index + 1]?.text || '').split(' ').slice(0, 4).join(' ');
  return `${place}:~:text=${prefix ? `${encode(prefix)}-,` : ''}${encode(words)}${suffix ? `,-${encode(suffix)}` : ''}`;
}
