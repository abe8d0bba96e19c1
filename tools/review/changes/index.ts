import type { PagePart, PageRecord } from '../../pages/record';
import { type Entry, entryChanges, headEntries, originEntries, type PageChange, partEntries } from './entry-changes';
import { textChanges } from './text-changes';

export type Changes = {
  added: string[];
  removed: string[];
  /** Without a path: in the header and footer that all pages share. */
  changed: { path?: string; changes: PageChange[] }[];
};

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
  const changed = paths.flatMap((path): Changes['changed'] => {
    const [old, fresh] = [before.get(path), after.get(path)];
    if (!old || !fresh) return [];
    const frame = { changes: partChanges(old.frame, fresh.frame, originEntries(old), originEntries(fresh)) };
    const main = { path, changes: partChanges(old.main, fresh.main, headEntries(old), headEntries(fresh)) };
    return path === '/' ? [frame, main] : [main];
  });
  return {
    added: paths.filter((path) => !before.has(path)),
    removed: [...before.keys()].filter((path) => !after.has(path)),
    changed: changed.filter(({ changes }) => changes.length > 0),
  };
}

function partChanges(before: PagePart, after: PagePart, old: readonly Entry[], fresh: readonly Entry[]): PageChange[] {
  return [
    ...textChanges(before.units, after.units),
    ...entryChanges([...old, ...partEntries(before)], [...fresh, ...partEntries(after)]),
  ];
}
