import { diffArrays, diffWords } from 'diff';
import { load } from 'cheerio';
import { pageFile, pages as registry } from '@/lib/pages';
import { sourceOf } from '../check/page-checks';
import { parsePage } from '../exported-page/page';
import { type PageRecord, recordOf } from '../exported-page/record';
import { inOneLine } from '../exported-page/text';
import type { Site } from './read';

/** `text`: words differ. `other`: only something else does, such as styles. */
export type State = 'new' | 'gone' | 'text' | 'other' | 'unread' | 'same';
export type PageState = { path: string; state: State };

/** Words that pages had, and what they have instead. One of them may be empty. */
export type Change = {
  before: string;
  after: string;
  pages: string[];
  /** Whether it is about a figure, a price, a legal text or a way to reach the agency. */
  mustBeChecked: boolean;
  /** The content file to edit, if it is known. */
  file?: string;
};

/** A text of the content. */
type Text = { file: string; value: string };

/** Compares the words of two sites, page by page. The same change on many pages is listed once. */
export function compareSites(before: Site, after: Site, texts: readonly Text[] = []) {
  const pages: PageState[] = [];
  const changes = new Map<string, Change>();
  for (const [path, html] of after.html) {
    const old = before.html.get(path);
    if (old === undefined) pages.push({ path, state: before.unread.includes(path) ? 'unread' : 'new' });
    else if (normalise(old) === normalise(html)) pages.push({ path, state: 'same' });
    else {
      const found = differences(readPage(path, old), readPage(path, html));
      pages.push({ path, state: found.length > 0 ? 'text' : 'other' });
      for (const { before: was, after: is } of found) {
        const key = JSON.stringify([was, is]);
        const known = changes.get(key);
        const pagesWithIt = [...new Set([...(known?.pages ?? []), path])];
        changes.set(key, { before: was, after: is, mustBeChecked: false, pages: pagesWithIt });
      }
    }
  }
  for (const path of before.html.keys()) if (!after.html.has(path)) pages.push({ path, state: 'gone' });
  return { pages, changes: [...changes.values()].map((change) => withAdvice(change, texts)) };
}

function readPage(path: string, html: string): PageRecord {
  return recordOf(parsePage(pageFile(path), html));
}

/** A page without what differs from build to build: hashed names, the footer's year, some metas. */
function normalise(html: string): string {
  const $ = load(html.replace(/(?<=\/_next\/static\/)[\w./-]+/g, ''));
  const ofBuild = ['[name=robots]', '[http-equiv]', '[property="og:url"]', '[property="og:image"]'];
  $(ofBuild.map((name) => `meta${name}`).join()).remove();
  $('[data-year]').empty();
  return $.html();
}

type Difference = Pick<Change, 'before' | 'after'>;

function differences(before: PageRecord, after: PageRecord): Difference[] {
  const wordsOf = ({ title, description, texts }: PageRecord) => [title, description, ...texts];
  const linksOf = ({ links }: PageRecord) => links.map(({ text, href }) => `${text} → ${href}`);
  const addressOf = (link: string) => link.split(' → ').at(-1);
  return [
    ...pairs(wordsOf(before), wordsOf(after)),
    // A link whose words changed is among the words already.
    ...pairs(linksOf(before), linksOf(after)).filter((link) => addressOf(link.before) !== addressOf(link.after)),
  ];
}

/** What differs between two lists, one entry each. Entries at the same place belong together. */
function pairs(before: readonly string[], after: readonly string[]): Difference[] {
  const found: Difference[] = [];
  let removed: string[] = [];
  for (const part of diffArrays([...before], [...after])) {
    if (part.removed) removed = part.value;
    else {
      const added = part.added ? part.value : [];
      const count = Math.max(removed.length, added.length);
      for (let index = 0; index < count; index += 1) {
        found.push({ before: removed[index] ?? '', after: added[index] ?? '' });
      }
      removed = [];
    }
  }
  return [...found, ...removed.map((text) => ({ before: text, after: '' }))];
}

function withAdvice(change: Change, texts: readonly Text[]): Change {
  const { before, after, pages } = change;
  const isWritten = ({ value }: Text) => [after, before].includes(inOneLine(value));
  const sources = new Set(pages.map(sourceOf));
  const file = texts.find(isWritten)?.file ?? (sources.size === 1 ? [...sources][0] : undefined);
  return { ...change, file, mustBeChecked: mustBeChecked(change) };
}

function mustBeChecked({ before, after, pages }: Change): boolean {
  if (registry.some(({ path, kind }) => kind === 'legal' && pages.includes(path))) return true;
  if (/→ (?:tel:|mailto:|https:\/\/wa\.me)/.test(before + after)) return true;
  const changed = diffWords(before, after).filter(({ added, removed }) => added || removed);
  return /[\d%₹$€£]/.test(changed.map(({ value }) => value).join(' '));
}
