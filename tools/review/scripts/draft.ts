import type { PageReview } from '../sheet/model';

/** A remark on a text of a page, or on the page as a whole. */
export type Comment = {
  id: string;
  path: string;
  /** The text it is about, one line per block; empty for the whole page. */
  quote: string;
  /** How many times the page says the same before. */
  nth?: number;
  text: string;
  /** The wording that is wanted instead of the quote. */
  replacement?: string;
  /** Day it was written, for example 2026-11-22. */
  date: string;
  /** Who wrote it; absent for one's own until the review is shared. */
  by?: string;
};

/** An approved page's fingerprint, the day, and by whom; absent for one's own until it's shared. */
export type Approval = { print: string; date: string; by?: string };

/** What a reviewer said so far. */
export type Draft = { name: string; comments: Comment[]; approved: Record<string, Approval | undefined> };

const isText = (value: unknown) => typeof value === 'string';
/** A shared review must not lead elsewhere. Browsers skip tabs between two slashes. */
const isPath = (path: string) => /^\/(?![/\\])\S*$/.test(path);
const isDate = (date: string) => !Number.isNaN(Date.parse(date));

/** Reads a stored or shared draft. One that is broken is empty, so that it never stops a review. */
export function parseDraft(stored: string | null): Draft {
  try {
    const { name = '', comments = [], approved = {} } = JSON.parse(stored ?? '') as Partial<Draft>;
    const approvals = Object.entries(approved).filter(([path, one]) => isPath(path) && one?.print && isDate(one.date));
    return {
      name,
      comments: comments.filter(
        ({ path, quote, text, replacement = '', date }) =>
          [quote, text, replacement].every(isText) && isPath(path) && isDate(date),
      ),
      approved: Object.fromEntries(approvals),
    };
  } catch {
    return { name: '', comments: [], approved: {} };
  }
}

/** A draft with another one's comments and approvals; its own where both have one. */
export function merged(own: Draft, { name, comments, approved }: Draft): Draft {
  const by = name || 'another reviewer';
  const known = new Set(own.comments.map(({ id }) => id));
  const fresh = comments.filter(({ id }) => !known.has(id)).map((one) => ({ by, ...one }));
  const given = Object.entries(approved).map(([path, one]) => [path, one && { by, ...one }]);
  return { ...own, comments: [...own.comments, ...fresh], approved: { ...Object.fromEntries(given), ...own.approved } };
}

/** Whether a page is approved as it is, was approved before it changed, has comments, or none. */
export function statusOf({ path, fingerprint }: PageReview, { approved, comments }: Draft) {
  if (comments.some((comment) => comment.path === path)) return 'commented';
  if (!approved[path]) return 'open';
  return approved[path].print === fingerprint ? 'approved' : 'changed';
}

/** Pages that are approved as they are now. */
export const approvedPages = (pages: readonly PageReview[], draft: Draft) =>
  pages.filter((page) => statusOf(page, draft) === 'approved');

/** Pages that nobody has said anything of yet; those that block publishing are left out. */
export const remainingPages = (pages: readonly PageReview[], draft: Draft) =>
  pages.filter((page) => page.needsApproval && !page.isBlocked && ['open', 'changed'].includes(statusOf(page, draft)));
