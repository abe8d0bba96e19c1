import type { Manifest } from '../../pages/manifest';
import type { PageRecord } from '../../pages/record';
import type { Change } from './change';
import { linkChanges } from './link-changes';
import { anchorChanges, cardChanges, dataChanges, headChanges, imageChanges } from './part-changes';
import { textChanges } from './text-changes';

export type PageChanges = {
  /** Pages with the same changes stand together: a service is published under two paths. None: what all pages share. */
  paths: string[];
  changes: Change[];
};

export type Changes = { added: string[]; removed: string[]; changed: PageChanges[] };

/**
 * What a visitor, a search engine or a chat gets differently.
 * @param unread pages that may be in the previous build but could not be read; they are left out
 */
export function compare(previous: Manifest, current: Manifest, unread: readonly string[] = []): Changes {
  const paths = Object.keys(current.pages).filter((path) => !unread.includes(path));
  const changed = new Map<string, PageChanges>();
  const add = (path: string | undefined, changes: Change[]) => {
    if (changes.length === 0) return;
    const key = path === undefined ? '' : JSON.stringify(changes);
    const known = changed.get(key);
    if (known && path) known.paths.push(path);
    else changed.set(key, { paths: path ? [path] : [], changes });
  };
  if (previous.frame && current.frame) add(undefined, recordChanges(previous.frame, current.frame));
  for (const path of paths) {
    const [before, after] = [previous.pages[path], current.pages[path]];
    if (before && after) add(path, recordChanges(before, after));
  }
  return {
    added: paths.filter((path) => !previous.pages[path]),
    removed: Object.keys(previous.pages).filter((path) => !current.pages[path]),
    changed: [...changed.values()],
  };
}

/** What must not be overlooked comes first, what readers get before what machines get. */
function recordChanges(before: PageRecord, after: PageRecord): Change[] {
  const changes = [
    ...headChanges(before, after),
    ...textChanges(before.units, after.units),
    ...linkChanges(before.links, after.links),
    ...imageChanges(before.images, after.images),
    ...cardChanges(before, after),
    ...anchorChanges(before.anchors, after.anchors),
    ...dataChanges(before.data, after.data),
  ];
  return [...changes.filter(({ alarm }) => alarm), ...changes.filter(({ alarm }) => !alarm)];
}
