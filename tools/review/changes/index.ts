import type { PagePart, PageRecord } from '../../pages/record';
import type { Change } from './change';
import { linkChanges } from './link-changes';
import { anchorChanges, cardChanges, dataChanges, headChanges, imageChanges, originChanges } from './part-changes';
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
export function compare(
  previous: readonly PageRecord[],
  current: readonly PageRecord[],
  unread: readonly string[] = [],
): Changes {
  const before = new Map(previous.map((page) => [page.path, page]));
  const after = new Map(current.map((page) => [page.path, page]));
  const paths = [...after.keys()].filter((path) => !unread.includes(path));
  const changed = new Map<string, PageChanges>();
  const add = (path: string | undefined, changes: Change[]) => {
    if (changes.length === 0) return;
    const key = path === undefined ? '' : JSON.stringify(changes);
    const known = changed.get(key);
    if (known && path) known.paths.push(path);
    else changed.set(key, { paths: path ? [path] : [], changes });
  };
  const [oldHome, newHome] = [before.get('/'), after.get('/')];
  if (oldHome && newHome) {
    add(undefined, inOrder([...originChanges(oldHome, newHome), ...partChanges(oldHome.frame, newHome.frame)]));
  }
  for (const path of paths) {
    const [old, fresh] = [before.get(path), after.get(path)];
    if (old && fresh) add(path, pageChanges(old, fresh));
  }
  return {
    added: paths.filter((path) => !before.has(path)),
    removed: [...before.keys()].filter((path) => !after.has(path)),
    changed: [...changed.values()],
  };
}

function pageChanges(before: PageRecord, after: PageRecord): Change[] {
  return inOrder([
    ...headChanges(before, after),
    ...partChanges(before.main, after.main),
    ...cardChanges(before, after),
    ...dataChanges(before.data, after.data),
  ]);
}

function partChanges(before: PagePart, after: PagePart): Change[] {
  return [
    ...textChanges(before.units, after.units),
    ...linkChanges(before.links, after.links),
    ...imageChanges(before.images, after.images),
    ...anchorChanges(before.anchors, after.anchors),
  ];
}

/** What must not be overlooked comes first. */
function inOrder(changes: readonly Change[]): Change[] {
  return [...changes.filter(({ alarm }) => alarm), ...changes.filter(({ alarm }) => !alarm)];
}
