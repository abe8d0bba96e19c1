import type { PageState } from '../sheet/model';

export const urgencies = { must: 'Must change', should: 'Should change', idea: 'Idea' } as const;
export type Urgency = keyof typeof urgencies;

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
  urgency: Urgency;
  /** Day it was written, for example 2026-11-22. */
  date: string;
  /** Who wrote it; absent for one's own until the review is shared. */
  by?: string;
};

/** The fingerprint of a page as it was approved, by whom if they typed a name, and the day. */
export type Approval = { print: string; by?: string; date?: string };

/** What a reviewer has not shared yet. */
export type Draft = { name: string; comments: Comment[]; approved: Record<string, Approval | undefined> };

export const emptyDraft = (): Draft => ({ name: '', comments: [], approved: {} });

const isText = (value: unknown) => typeof value === 'string';
/** Of this site: a shared review must not lead elsewhere. Browsers skip a tab between two slashes. */
const isPath = (path: string) => /^\/(?![/\\])\S*$/.test(path);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads a stored or shared draft; whatever is not one is left out, so that a broken entry never stops a review. */
export function parseDraft(stored: string | null): Draft {
  try {
    const { name, comments, approved } = (JSON.parse(stored ?? '') ?? {}) as Partial<Draft>;
    return {
      name: text(name),
      comments: (Array.isArray(comments) ? comments : [])
        .filter((one) => one && [one.id, one.path, one.quote, one.text].every(isText) && isPath(one.path))
        .map((one) => ({ ...one, urgency: one.urgency in urgencies ? one.urgency : 'should', date: text(one.date) })),
      approved: Object.fromEntries(
        Object.entries(approved ?? {}).filter(([path, approval]) => isPath(path) && isText(approval?.print)),
      ),
    };
  } catch {
    return emptyDraft();
  }
}

/** A draft with another one's comments and approvals; its own where both have one. */
export function merged(own: Draft, other: Draft): Draft {
  const known = new Set(own.comments.map(({ id }) => id));
  const by = other.name || 'another reviewer';
  const fresh = other.comments.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, by: one.by ?? by }));
  const given = Object.entries(other.approved).map(([path, one]) => [path, one && { ...one, by: one.by ?? by }]);
  return { ...own, comments: [...own.comments, ...fresh], approved: { ...Object.fromEntries(given), ...own.approved } };
}

/** Whether a page is approved as it is now, was approved before it changed, has comments, or none of these. */
export function statusOf({ path, fingerprint }: PageState, { approved, comments }: Draft) {
  if (comments.some((comment) => comment.path === path)) return 'commented';
  if (!approved[path]) return 'open';
  return approved[path].print === fingerprint ? 'approved' : 'changed';
}

/** Pages that nobody has said anything of yet; those that block publishing are left out. */
export function remaining(pages: readonly PageState[], draft: Draft): PageState[] {
  return pages.filter(
    (page) => page.needsApproval && !page.isBlocked && ['open', 'changed'].includes(statusOf(page, draft)),
  );
}
