import { diffWords } from 'diff';
import { pages as registry } from '@/lib/pages';
import type { RuleFinding } from '../check/finding';
import type { Change, Difference, PageState } from './differences';
import type { Place } from './places';

/** In the order of the sheet: what blocks publishing, what a person must check, and the rest. */
const kinds = ['error', 'check', 'text', 'look', 'source'] as const;

/** The same change on one or more pages. */
export type Row = Change & { kind: (typeof kinds)[number]; pages: string[] } & Partial<Place>;

/** The content of `review/review.json`. */
export type Review = { pages: PageState[]; rows: Row[] };

/**
 * Makes one row of the same change on many pages, and sorts the rows.
 * @param findPlace where a person edits what a row is about
 */
export function groupDifferences(
  errors: readonly RuleFinding[],
  differences: readonly Difference[],
  findPlace: (row: Row) => Partial<Place>,
): Row[] {
  const groups = new Map<string, Row>();
  for (const { path, ...change } of differences) {
    const key = JSON.stringify(change);
    const pages = new Set([...(groups.get(key)?.pages ?? []), path]);
    groups.set(key, { ...change, pages: [...pages] });
  }
  const rows = [...groups.values()].map((row): Row => {
    const kind = row.kind === 'text' && mustBeChecked(row) ? 'check' : row.kind;
    return { ...row, kind, ...findPlace(row) };
  });
  const blockers = errors.map(({ paths = [], message, file, field }): Row => {
    return { kind: 'error', pages: [...paths], before: '', after: message, file, field };
  });
  return [...blockers, ...rows].toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

/** Whether a text is legal, or its change is of a figure, a price or a way to reach the agency. */
function mustBeChecked({ before, after, isLink, pages }: Row): boolean {
  if (registry.some(({ path, kind }) => kind === 'legal' && pages.includes(path))) return true;
  const contact = /→ (?:tel:|mailto:|whatsapp:|https:\/\/(?:wa\.me|\w+\.whatsapp\.com)\b)/;
  if (isLink && (contact.test(before) || contact.test(after))) return true;
  const changed = diffWords(before, after).filter(({ added, removed }) => added || removed);
  return /[\d%₹$€£]/.test(changed.map(({ value }) => value).join(' '));
}
