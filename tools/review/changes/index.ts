import type { PageRecord } from '../../pages/record';
import { type Entry, entryChanges, frameEntries, mainEntries, type PageChange } from './entry-changes';
import { textChanges } from './text-changes';

/** A change with the page it is on; without a path it is in the header and footer that all pages share. */
export type Item = PageChange & { path?: string };

export type Changes = { added: string[]; removed: string[]; changed: Item[] };

/**
 * What a visitor, a search engine or a chat gets differently, page by page.
 * @param unread pages that may be in the previous build but could not be read; they are left out
 */
export function compare(
  previous: readonly PageRecord[],
  current: readonly PageRecord[],
  unread: readonly string[] = [],
): Changes {
  const before = new Map(previous.map((page) => [page.path, page]));
  const after = new Map(current.map((page) => [page.path, page]));
  const paths = [...after.keys()].filter((path) => !unread.includes(path));
  const changed = paths.flatMap((path): Item[] => {
    const [old, fresh] = [before.get(path), after.get(path)];
    if (!old || !fresh) return [];
    const inPart = (part: 'main' | 'frame', entriesOf: (page: PageRecord) => Entry[]) => [
      ...textChanges(old[part].units, fresh[part].units),
      ...entryChanges(entriesOf(old), entriesOf(fresh)),
    ];
    const inMain = inPart('main', mainEntries).map((change) => ({ ...change, path }));
    return path === '/' ? [...inPart('frame', frameEntries), ...inMain] : inMain;
  });
  return {
    added: paths.filter((path) => !before.has(path)),
    removed: [...before.keys()].filter((path) => !after.has(path)),
    changed,
  };
}
