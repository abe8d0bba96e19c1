import type { PagePart, PageRecord } from '../../pages/record';
import type { PageChange } from './change';
import { linkChanges } from './link-changes';
import { anchorChanges, cardChanges, headChanges, imageChanges, originChanges } from './part-changes';
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
  const changed: Changes['changed'] = [];
  const [oldHome, newHome] = [before.get('/'), after.get('/')];
  if (oldHome && newHome) {
    changed.push({ changes: [...originChanges(oldHome, newHome), ...partChanges(oldHome.frame, newHome.frame)] });
  }
  for (const path of paths) {
    const [old, fresh] = [before.get(path), after.get(path)];
    if (old && fresh) changed.push({ path, changes: pageChanges(old, fresh) });
  }
  return {
    added: paths.filter((path) => !before.has(path)),
    removed: [...before.keys()].filter((path) => !after.has(path)),
    changed: changed.filter(({ changes }) => changes.length > 0),
  };
}

function pageChanges(before: PageRecord, after: PageRecord): PageChange[] {
  return [...headChanges(before, after), ...partChanges(before.main, after.main), ...cardChanges(before, after)];
}

function partChanges(before: PagePart, after: PagePart): PageChange[] {
  return [
    ...textChanges(before.units, after.units),
    ...linkChanges(before.links, after.links),
    ...imageChanges(before.images, after.images),
    ...anchorChanges(before, after),
  ];
}
