import { pageFile, pages as registry } from '@/lib/pages';
import type { Finding } from '../check/finding';
import { parsePage } from '../exported-page/page';
import { recordOf } from '../exported-page/record';
import type { Previous, Site, Unreadable } from './before';
import { type Snapshot, takeSnapshot } from './identical';
import { lookChanges, sourceChanges } from './markup';
import type { Source } from './sources';
import { mustBeChecked, type TextChange, textChanges } from './texts';

/** In the order of the sheet: what blocks publishing, what a person must check, and the rest. */
const kinds = ['error', 'check', 'text', 'look', 'source'] as const;
export type Kind = (typeof kinds)[number];

/** The same change on one or more pages. */
export type Row = { kind: Kind; pages: string[]; before: string; after: string } & Partial<Source>;

export type State = 'identical' | 'text' | 'looks' | 'source' | 'not-compared' | 'new' | 'gone';
export type PageState = { path: string; state: State };

/** The content of `review/review.json`. */
export type Review = { pages: PageState[]; rows: Row[] };

export type FindSource = (change: TextChange, pages: readonly string[]) => Partial<Source>;

/**
 * Compares every page with its previous version. Only equal bytes make a page identical; a
 * difference that the sorting can't explain is still a change.
 * @returns the review, and the snapshot of each page that could be read
 */
export async function reviewOf(
  after: Site,
  before: Previous | Unreadable,
  errors: readonly Finding[],
  findSource: FindSource,
): Promise<Review & { snapshots: ReadonlyMap<string, Snapshot> }> {
  const pages: PageState[] = [];
  const rows: Row[] = errors.map(({ paths = [], message, file, field }) => ({
    kind: 'error',
    pages: [...paths],
    before: '',
    after: message,
    file,
    field,
  }));
  const snapshots = new Map<string, Snapshot>();
  const order = registry.map(({ path }) => path);
  const known = order.filter((path) => after.html.has(path));
  const inOrder = [...new Set([...known, ...after.html.keys()])];
  for (const path of inOrder) {
    const current = await takeSnapshot(after.html.get(path)!, after);
    if (current) snapshots.set(path, current);
    if ('problem' in before || before.unread.includes(path)) {
      pages.push({ path, state: 'not-compared' });
      continue;
    }
    const old = before.html.get(path);
    const previous = old === undefined ? undefined : await takeSnapshot(old, before);
    if (old === undefined) pages.push({ path, state: 'new' });
    else if (!previous || !current) pages.push({ path, state: 'not-compared' });
    else if (previous.hash === current.hash) pages.push({ path, state: 'identical' });
    else {
      const found = changesOf(path, previous, current);
      rows.push(...found);
      pages.push({ path, state: stateOf(found) });
    }
  }
  if (!('problem' in before)) {
    const gone = [...before.html.keys()].filter((path) => !after.html.has(path));
    pages.push(...gone.map((path): PageState => ({ path, state: 'gone' })));
  }
  return { pages, rows: sorted(grouped(rows), findSource), snapshots };
}

function changesOf(path: string, before: Snapshot, after: Snapshot): Row[] {
  const isLegal = registry.some((page) => page.path === path && page.kind === 'legal');
  const read = ({ html }: Snapshot) => recordOf(parsePage(pageFile(path), html));
  const row = (kind: Kind) => (change: TextChange) => ({ kind, pages: [path], ...change });
  const rows = [
    ...textChanges(read(before), read(after)).map((change) =>
      row(isLegal || mustBeChecked(change) ? 'check' : 'text')(change),
    ),
    ...lookChanges(before, after).map(row('look')),
    ...sourceChanges(before, after).map(row('source')),
  ];
  return rows.length > 0 ? rows : [row('source')({ before: '', after: 'Changed in source' })];
}

function stateOf(rows: readonly Row[]): State {
  const has = (...wanted: Kind[]) => rows.some(({ kind }) => wanted.includes(kind));
  if (has('check', 'text')) return 'text';
  return has('look') ? 'looks' : 'source';
}

/** Merges the rows of the same change on many pages. */
function grouped(rows: readonly Row[]): Row[] {
  const groups = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify([row.kind === 'text' ? 'check' : row.kind, row.before, row.after, row.file, row.field]);
    const group = groups.get(key);
    if (!group) groups.set(key, row);
    else groups.set(key, { ...group, pages: [...new Set([...group.pages, ...row.pages])] });
  }
  return [...groups.values()];
}

function sorted(rows: readonly Row[], findSource: FindSource): Row[] {
  const located = rows.map((row): Row => {
    const isText = row.kind === 'check' || row.kind === 'text';
    return isText ? { ...row, ...findSource(row, row.pages) } : row;
  });
  return located.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}
