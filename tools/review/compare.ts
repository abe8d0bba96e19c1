import { diffArrays, diffWords } from 'diff';
import { formatDate } from '@/content/dates';
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
  kind?: Block['kind'] | 'Link' | 'New page' | 'Page that is gone' | 'Moved' | 'Alternative text';
  /** The part of the page, outside `<main>`. */
  place?: Block['place'];
  /** The address of the words: the nearest anchor, and the words as a text fragment. */
  address: string;
  /** The addresses of a picture, now and before. */
  picture?: { is?: string; was?: string };
  /** What came with its words: links as `words → address`, and the new date of a legal page. */
  more: string[];
};

/** Compares the pages of two sites. */
export function compareSites(before: Site, after: Site) {
  const byPath = new Map<string, Change[]>();
  // Paths of pages in which something else than words differs.
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
    if (!after.pages.has(path))
      byPath.set(path, [{ ...changeOf(page, page.blocks.slice(0, 1), []), kind: 'Page that is gone' }]);
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
  const words = own.length > 0 ? own : page.blocks.slice(0, 1);
  return { ...changeOf(page, [], words), kind: 'New page', address: page.path };
}

/** Two lists side by side: runs that both have, and between them what only one of them has. */
function sideBySide(old: Block[], now: Block[], isSame: (one: Block, two: Block) => boolean) {
  let at = 0;
  return diffArrays(old, now, { comparator: isSame }).map(({ value, added, removed }) => {
    const was = added ? [] : old.slice(at, at + value.length);
    at += was.length;
    return { was, is: removed ? [] : value, isCommon: !added && !removed };
  });
}

/** Walks once over the blocks of two versions of a page. */
function comparePages(old: PageRecord, page: PageRecord): { changes: Change[]; looksDifferent: boolean } {
  const keyOf = ({ kind, text, source, links }: Block) =>
    JSON.stringify([kind, text, source, links.map(({ href }) => href)]);
  const runs = sideBySide(old.blocks, page.blocks, (one, two) => keyOf(one) === keyOf(two));
  const keysOf = (side: 'was' | 'is') => new Set(runs.flatMap((run) => (run.isCommon ? [] : run[side].map(keyOf))));
  const [gone, come] = [keysOf('was'), keysOf('is')];
  const isInBoth = (block: Block) => gone.has(keyOf(block)) && come.has(keyOf(block));
  /** Sentences, and short texts among them. Two prices that changed places aren't moved. */
  const movedIn = (run: readonly Block[]) =>
    run.some((one) => isInBoth(one) && /^\D{20,}$/.test(one.text)) ? run.filter(isInBoth) : [];

  const changes = runs.flatMap(({ was, is, isCommon }, index) => {
    const [last, next] = [runs[index - 1], runs[index + 1]];
    // What came at the place of what went is compared with it.
    if (isCommon || (is.length > 0 && last && !last.isCommon)) return [];
    const added = next && !next.isCommon ? next.is : is;
    const moved = movedIn(added).filter(({ kind }) => !kind);
    const [out, into] = [was, added].map((run) => run.filter((block) => !movedIn(run).includes(block)));
    const entry: Change[] = moved.length > 0 ? [{ ...changeOf(page, [], moved), kind: 'Moved' }] : [];
    return [...entry, ...changesIn(page, out!, into!)];
  });
  const looksDifferent =
    runs.some(({ was, is, isCommon }) => isCommon && was.some(({ markup }, index) => markup !== is[index]!.markup)) ||
    stylesDiffer(old.styles, page.styles, changes.length > 0);
  // An icon that came or went with its words is one of their ornaments.
  const own = changes.filter(({ kind, picture }) => kind !== 'Icon' || (picture?.was && picture.is));
  return { changes: withDate(own, old, page), looksDifferent };
}

/** Joins a legal page's new date to the first of its edits. */
function withDate(changes: Change[], old: PageRecord, { date }: PageRecord): Change[] {
  const dated = changes.find(({ after, place }) => date && !place && after.endsWith(formatDate(date)));
  const first = changes.find((change) => change !== dated && !change.kind && !change.place);
  if (!dated || !first) return changes;
  first.more.push(dated.after + (old.date ? ` instead of ${formatDate(old.date)}` : ''));
  return changes.filter((change) => change !== dated);
}

/** What changed between two places at which nothing did. */
function changesIn(page: PageRecord, removed: readonly Block[], added: readonly Block[]): Change[] {
  const sortOf = ({ kind, place }: Block) => `${kind === 'Name' ? undefined : kind} ${place}`;
  const sorts = new Set([...removed, ...added].map(sortOf));
  return [...sorts].flatMap((sort) => {
    const [gone, come] = [removed, added].map((blocks) => blocks.filter((block) => sortOf(block) === sort));
    if (gone!.length === 1 && come!.length === 1) return [changeOf(page, gone!, come!)];
    const runs = sideBySide(gone!, come!, (one, two) => one.source !== undefined || isEdited(one.text, two.text));
    return runs.flatMap(({ was, is, isCommon }) =>
      isCommon ? was.map((one, index) => changeOf(page, [one], [is[index]!])) : [changeOf(page, was, is)],
    );
  });
}

/** Whether a text was edited, cut or continued, rather than replaced by another one. */
export function isEdited(before: string, after: string): boolean {
  if (before.startsWith(after) || after.startsWith(before)) return true;
  const kept = diffWords(before, after).filter(({ added, removed }) => !added && !removed);
  const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
  return count(kept.map(({ value }) => value).join(' ')) >= Math.max(count(before), count(after)) / 2;
}

/** The links of texts that other texts don't have, in which a message to WhatsApp is readable. */
function newLinks(blocks: readonly Block[], others: readonly Block[]): string[] {
  const known = others.flatMap(({ links }) => links.map(({ href }) => href));
  const links = blocks.flatMap((block) => block.links).filter(({ href }) => !known.includes(href));
  return [...new Set(links.map(({ text, href }) => `${text} → ${decoded(href)}`))];
}

/** Where the address of something that is gone leads now, if the page still has it. */
function keptAddress({ path, ids, blocks }: PageRecord, removed: readonly Block[]): string[] {
  const textAt = (at?: string) => blocks.find(({ id }) => id === at)?.text;
  const kept = removed.find(({ id }) => id && ids.includes(id) && !textAt(id))?.id;
  const around = kept && ids.slice(0, ids.indexOf(kept)).findLast(textAt);
  return around ? [`Links to ${path}#${kept} still work, and lead to “${textAt(around)!.slice(0, 60)}…”`] : [];
}

function changeOf(page: PageRecord, removed: readonly Block[], added: readonly Block[]): Change {
  const [first, ...others] = [...added, ...removed] as [Block, ...Block[]];
  const [was, is] = [removed[0], added[0]];
  const [before, after] = [removed, added].map((side) => side.map(({ text }) => text).join('\n')) as [string, string];
  const picture = was?.source === is?.source ? undefined : { is: is?.source, was: was?.source };
  const address = addressOf(page, first, is && changedWords(was?.text, is.text).after);
  const change = { path: page.path, place: first.place, address, picture };
  if (before === after && !picture) {
    const [out, into] = [newLinks(removed, added), newLinks(added, removed)];
    return { ...change, before: out.join('\n'), after: into.join('\n'), kind: 'Link', more: [] };
  }
  let kind: Change['kind'] = others.every((one) => one.kind === first.kind) ? first.kind : undefined;
  if (kind === 'Picture' && !picture) kind = 'Alternative text';
  const more = [...newLinks(added, removed), ...(is ? [] : keptAddress(page, removed))];
  return { ...change, before, after, kind, more };
}

/** Whole words from the first to the last that changed, "9 AM–8" and "10 AM–7", and some around. */
export function changedWords(before = '', after = '', margin = 0): { before: string; after: string } {
  const [one, two] = [before.split(' '), after.split(' ')];
  let [start, end] = [0, 0];
  while (start < Math.min(one.length, two.length) && one[start] === two[start]) start += 1;
  while (end < Math.min(one.length, two.length) - start && one.at(-1 - end) === two.at(-1 - end)) end += 1;
  const between = (words: string[]) =>
    words.slice(Math.max(0, start - margin), words.length - Math.max(0, end - margin)).join(' ');
  return { before: between(one), after: between(two) };
}

/** Where words are on their page, with the words around them if they occur more than once. */
function addressOf({ path, blocks }: PageRecord, block: Block, words = ''): string {
  const place = block.id ? `${path}#${block.id}` : path;
  if (block.kind || !words) return place;
  const texts = blocks.filter(({ kind }) => !kind);
  const index = texts.indexOf(block);
  const [left, ...right] = block.text.split(words) as [string, ...string[]];
  const isTwice = right.length > 1 || texts.some(({ text }, at) => at !== index && text.includes(words));
  const before = isTwice ? left.trim() || texts[index - 1]?.text : '';
  const after = isTwice ? right.join(words).trim() || texts[index + 1]?.text : '';
  // In a text fragment, hyphens and commas have a meaning.
  const encode = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D');
  const prefix = before && `${encode(before.split(' ').slice(-4).join(' '))}-,`;
  const suffix = after && `,-${encode(after.split(' ').slice(0, 4).join(' '))}`;
  return `${block.id ? place : `${path}#`}:~:text=${prefix ?? ''}${encode(words)}${suffix ?? ''}`;
}
