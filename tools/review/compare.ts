import { diffArrays, diffWords } from 'diff';
import { load } from 'cheerio';
import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { findPage } from '@/lib/pages';
import { blockElements as blocks, inOneLine } from '../exported-page/blocks';
import type { Site } from './read';

/** `text`: words differ. `other`: only something else does, such as styles. */
export type State = 'new' | 'gone' | 'text' | 'other' | 'unread' | 'same';
export type PageState = { path: string; state: State };

/** A picture as it is now, with the name that its file had. */
export type ChangedPicture = { src: string; was?: string };

/** Words at one place of a page, before and after. One of them may be empty; lines are texts. */
export type Change = {
  path: string;
  before: string;
  after: string;
  /** If it isn't an ordinary text of the page. */
  part?: 'Title' | 'Description' | 'Link' | 'Picture' | 'New page';
  /** False in header, footer and the bar of phones. */
  isInMain: boolean;
  /** The anchor next to it. */
  id?: string;
  pictures: ChangedPicture[];
  /** Links that are new among its words: `words → address`. */
  links: string[];
};

/** A text of a page, in the order in which it is read. */
type Item = Pick<Change, 'part' | 'isInMain' | 'id'> & { text: string; src?: string };

/**
 * Compares the words of two sites, page by page.
 * @returns a state for each page, in the order of `after`, and all changes
 */
export function compareSites(before: Site, after: Site): { pages: PageState[]; changes: Change[] } {
  const pages: PageState[] = [];
  const byPath = new Map<string, Change[]>();
  const common = commonTexts(before);
  for (const [path, html] of after.html) {
    const old = before.html.get(path);
    const isUnread = old === undefined && before.unread.includes(path);
    if (old === undefined) byPath.set(path, isUnread ? [] : [newPage(path, html, common)]);
    else byPath.set(path, old === html ? [] : changesOf(path, old, html));
    const differs = () => normalise(old!) !== normalise(html);
    if (old === undefined) pages.push({ path, state: isUnread ? 'unread' : 'new' });
    else if (byPath.get(path)!.length > 0) pages.push({ path, state: 'text' });
    else pages.push({ path, state: old !== html && differs() ? 'other' : 'same' });
  }
  for (const path of before.html.keys()) if (!after.html.has(path)) pages.push({ path, state: 'gone' });
  return withoutRepetitions(pages, byPath);
}

/** Leaves out what a page below /products only repeats from its service. */
function withoutRepetitions(pages: readonly PageState[], byPath: ReadonlyMap<string, Change[]>) {
  const states = new Map(pages.map(({ path, state }) => [path, state]));
  const isOwn = ({ path, before, after, part }: Change) => {
    const canonical = findPage(path)?.canonical ?? path;
    if (canonical === path) return true;
    if (part === 'New page') return states.get(canonical) !== 'new';
    return !byPath.get(canonical)?.some((one) => one.before === before && one.after === after);
  };
  const changes = [...byPath.values()].flat().filter(isOwn);
  return {
    pages: pages.map(({ path, state }): PageState => {
      const repeats = (state === 'text' || state === 'new') && !changes.some((change) => change.path === path);
      return { path, state: repeats ? 'same' : state };
    }),
    changes,
  };
}

/** A page without what differs from build to build: hashed names, the footer's year, some metas. */
function normalise(html: string): string {
  const $ = load(html.replace(/(?<=\/_next\/static\/)[\w./-]+/g, ''));
  const ofBuild = ['[name=robots]', '[http-equiv]', '[property="og:url"]', '[property="og:image"]'];
  $(['[data-preview-bar]', ...ofBuild.map((name) => `meta${name}`)].join()).remove();
  $('[data-year]').empty();
  return $.html();
}

/** Texts that most pages have, such as those of the breadcrumbs and the board. */
function commonTexts({ html }: Site): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of html.values()) {
    for (const text of new Set(itemsOf(page).map((item) => item.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([text, count]) => (count > html.size / 2 ? [text] : [])));
}

/** All words that only this page has. */
function newPage(path: string, html: string, common: ReadonlySet<string>): Change {
  const own = itemsOf(html).filter(({ isInMain, text }) => isInMain && !common.has(text));
  const isLink = ({ part }: Item) => part === 'Link';
  const links = own.filter(isLink).map(({ text }) => text);
  return {
    ...changeOf(
      path,
      [],
      own.filter((item) => !isLink(item)),
    ),
    part: 'New page',
    links,
  };
}

function changesOf(path: string, before: string, after: string): Change[] {
  const now = itemsOf(after);
  const keyOf = ({ part, text, src }: Item) => JSON.stringify([part, text, src]);
  const comparator = (one: Item, other: Item) => keyOf(one) === keyOf(other);
  const hunks = diffArrays(itemsOf(before), now, { comparator });
  const keysOf = (kind: 'removed' | 'added') =>
    new Set(hunks.filter((hunk) => hunk[kind]).flatMap(({ value }) => value.map(keyOf)));
  const [removedKeys, addedKeys] = [keysOf('removed'), keysOf('added')];
  // A sentence at another place has the same words. Two prices that changed places don't.
  const isMoved = (item: Item) =>
    /^\D{20,}$/.test(item.text) && removedKeys.has(keyOf(item)) && addedKeys.has(keyOf(item));

  const found: Change[] = [];
  let removed: Item[] = [];
  for (const hunk of hunks) {
    const items = hunk.value.filter((item) => !isMoved(item));
    if (hunk.removed) removed = items;
    else {
      found.push(...pairUp(path, removed, hunk.added ? items : []));
      removed = [];
    }
  }
  found.push(...pairUp(path, removed, []));
  return addLinks(found);
}

/** Joins links to the change that has their words. Those with the same address are left out. */
function addLinks(found: readonly Change[]): Change[] {
  const split = (link: string) => link.split(' → ');
  const links = found.filter(({ part, before, after }) => part === 'Link' && split(before)[1] !== split(after)[1]);
  const texts = found.filter(({ part }) => part !== 'Link');
  const isIn = (link: Change, text: Change) => {
    const [was, is] = [split(link.before)[0]!, split(link.after)[0]!];
    if (was === is || link.isInMain !== text.isInMain) return false;
    return is ? text.after.includes(is) : text.before.includes(was);
  };
  return found.flatMap((change) => {
    if (change.part === 'Link')
      return links.includes(change) && !texts.some((text) => isIn(change, text)) ? [change] : [];
    const own = links.filter((link) => link.after && isIn(link, change)).map(({ after }) => after);
    return [{ ...change, links: [...new Set(own)] }];
  });
}

/**
 * Joins the texts that were replaced with those that replace them: alike texts belong together, and
 * what is left between them is one change, however many paragraphs it has.
 */
function pairUp(path: string, removed: readonly Item[], added: readonly Item[]): Change[] {
  const changes: Change[] = [];
  let from = { removed: 0, added: 0 };
  const take = (to: typeof from) => {
    const [gone, come] = [removed.slice(from.removed, to.removed), added.slice(from.added, to.added)];
    if (gone.length + come.length > 0) changes.push(...bySort(path, gone, come));
    from = to;
  };
  for (const [index, item] of added.entries()) {
    const at = removed.findIndex((one, place) => place >= from.removed && areAlike(one, item));
    if (at < 0) continue;
    take({ removed: at, added: index });
    changes.push(changeOf(path, [removed[at]!], [item]));
    from = { removed: at + 1, added: index + 1 };
  }
  take({ removed: removed.length, added: added.length });
  return changes;
}

/** Links and metadata are changes of their own, not paragraphs of a text. */
function bySort(path: string, removed: readonly Item[], added: readonly Item[]): Change[] {
  const isPlain = ({ part }: Item) => part === undefined || part === 'Picture';
  const [gone, come] = [removed.filter(isPlain), added.filter(isPlain)];
  // As many as before replace each other; otherwise paragraphs went and others came.
  const pairs =
    gone.length === come.length
      ? gone.map((was, index) => [[was], [come[index]!]])
      : [
          [gone, []],
          [[], come],
        ];
  return [
    ...pairs.flatMap(([was = [], is = []]) => (was.length + is.length > 0 ? [changeOf(path, was, is)] : [])),
    ...removed.filter((item) => !isPlain(item)).map((item) => changeOf(path, [item], [])),
    ...added.filter((item) => !isPlain(item)).map((item) => changeOf(path, [], [item])),
  ];
}

function areAlike(one: Item, other: Item): boolean {
  if (one.part !== other.part || one.isInMain !== other.isInMain) return false;
  if (one.part === 'Title' || one.part === 'Description' || one.part === 'Picture') return true;
  const words = (text: string) => text.split(/\s+/).length;
  const kept = diffWords(one.text, other.text).filter(({ added, removed }) => !added && !removed);
  const common = kept.reduce((sum, { value }) => sum + words(value.trim()), 0);
  return common > Math.max(words(one.text), words(other.text)) / 3;
}

function changeOf(path: string, removed: readonly Item[], added: readonly Item[]): Change {
  const textOf = (items: readonly Item[]) => items.map(({ text }) => text).join('\n');
  const [first] = [...added, ...removed];
  const pictures = added.flatMap(({ src }, index) => (src ? [{ src, was: removed[index]?.src }] : []));
  const { part, isInMain = true, id } = first ?? {};
  return { path, before: textOf(removed), after: textOf(added), part, isInMain, id, pictures, links: [] };
}

/** What never counts: a preview's bar, copy buttons, how many questions there are. */
function isLeftOut(element: Element, text: string): boolean {
  const { attribs, name } = element;
  if (['script', 'style', 'template', 'noscript'].includes(name)) return true;
  if ('data-preview-bar' in attribs || 'data-copy' in attribs || 'data-year' in attribs) return true;
  return attribs['aria-hidden'] === 'true' && /^\s*\d+\s*$/.test(text);
}

/** Title, description, and what visitors read, in the order of the page. */
function itemsOf(html: string): Item[] {
  const $ = load(html);
  const main = $('main')[0];
  /** Ids that are only there to name a part of the page. */
  const labels = $('[aria-labelledby]')
    .get()
    .map(({ attribs }) => attribs['aria-labelledby']);
  const metadata: Item[] = [
    { part: 'Title', text: inOneLine($('title').first().text()), isInMain: true },
    { part: 'Description', text: $('meta[name=description]').attr('content') ?? '', isInMain: true },
  ];
  const items = metadata.filter(({ text }) => text !== '');
  let words = '';
  let place: Pick<Item, 'isInMain' | 'id'> = { isInMain: false };
  const add = (item: Pick<Item, 'text' | 'part' | 'src'>) => {
    if (item.text || item.src) items.push({ ...item, ...place });
  };
  const flush = () => {
    add({ text: inOneLine(words) });
    words = '';
  };
  const visit = (node: AnyNode): void => {
    if (isText(node)) words += node.data;
    if (!isTag(node) || isLeftOut(node, $(node).text())) return;
    // Without a space between two elements, CSS separates them.
    const isBlock = blocks.includes(node.name) || node.prev?.type === 'tag';
    const outside = place;
    if (isBlock) flush();
    const isAnchor = node !== main && !labels.includes(node.attribs.id);
    place = { isInMain: outside.isInMain || node === main, id: (isAnchor && node.attribs.id) || outside.id };
    for (const name of ['aria-label', 'title', 'placeholder'])
      if (node.attribs[name]) add({ text: node.attribs[name] });
    if (node.name === 'img') add({ part: 'Picture', text: node.attribs.alt ?? '', src: node.attribs.src });
    if (node.name === 'a' || node.name === 'area') {
      const text = inOneLine(node.attribs['aria-label'] ?? $(node).text());
      if (node.attribs.href) add({ part: 'Link', text: `${text} → ${readable(node.attribs.href)}` });
    }
    node.children.forEach(visit);
    if (isBlock) flush();
    place = outside;
  };
  $('body').contents().get().forEach(visit);
  flush();
  return items;
}

/** An address with the words that a message to WhatsApp begins with. */
function readable(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
