import { isCanonical, type PageRecord } from '../../pages/record';
import { type Entry, entryChanges, frameEntries, mainEntries, type PageChange } from './entry-changes';
import { textChanges } from './text-changes';

/** A change with the page it is on; without a path it is in the header and footer that all pages share. */
export type Item = PageChange & { path?: string };

/** `own`: the pages that were compared. */
export type Changes<Page> = { added: string[]; removed: string[]; changed: Item[]; own: Page[] };

/**
 * What a visitor, a search engine or a chat gets differently, page by page; what repeats another page is left out.
 * @param unread pages that may be in the previous build but could not be read; they are left out
 */
export function compare<Page extends PageRecord>(
  previous: readonly Page[],
  current: readonly Page[],
  unread: readonly string[] = [],
): Changes<Page> {
  const pages = ownPages(current).filter(({ path }) => !unread.includes(path));
  const changed = pages.flatMap((fresh): Item[] => {
    const old = at(fresh.path, previous);
    if (!old) return [];
    const inPart = (part: 'main' | 'frame', entriesOf: (page: PageRecord) => Entry[]) => [
      ...textChanges(old[part].units, fresh[part].units),
      ...entryChanges(entriesOf(old), entriesOf(fresh)),
    ];
    const inMain = inPart('main', mainEntries).map((change) => ({ ...change, path: fresh.path }));
    return fresh.path === '/' ? [...inPart('frame', frameEntries), ...inMain] : inMain;
  });
  return {
    added: pages.flatMap(({ path }) => (at(path, previous) ? [] : path)),
    removed: ownPages(previous).flatMap(({ path }) => (at(path, current) ? [] : path)),
    changed,
    own: pages,
  };
}

const at = <Page extends PageRecord>(path: string, pages: readonly Page[]) => pages.find((page) => page.path === path);

/** Path of the page that a page under /products repeats. */
export function twinOf(page: PageRecord, pages: readonly PageRecord[]): string | undefined {
  const service = page.path.replace(/^\/products\//, '/services/');
  return service !== page.path && !isCanonical(page) && at(service, pages) ? service : undefined;
}

export const ownPages = <Page extends PageRecord>(pages: readonly Page[]) =>
  pages.filter((page) => !twinOf(page, pages));
