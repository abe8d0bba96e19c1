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
  /** Who wrote it; absent for one's own until the review is sent. */
  by?: string;
};

/** What a reviewer has not sent yet. Approvals hold the fingerprint of the page as it was approved. */
export type Draft = { name: string; role: string; comments: Comment[]; approved: Record<string, string | undefined> };

export const emptyDraft = (): Draft => ({ name: '', role: '', comments: [], approved: {} });

const isText = (value: unknown) => typeof value === 'string';
/** Of this site: a shared review must not lead elsewhere. Browsers skip a tab between two slashes. */
const isPath = (path: string) => /^\/(?![/\\])\S*$/.test(path);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads a stored or shared draft; whatever is not one is left out, so that a broken entry never stops a review. */
export function parseDraft(stored: string | null): Draft {
  try {
    const { name, role, comments, approved } = (JSON.parse(stored ?? '') ?? {}) as Partial<Draft>;
    return {
      name: text(name),
      role: text(role),
      comments: (Array.isArray(comments) ? comments : [])
        .filter((one) => one && [one.id, one.path, one.quote, one.text].every(isText) && isPath(one.path))
        .map((one) => ({ ...one, urgency: one.urgency in urgencies ? one.urgency : 'should', date: text(one.date) })),
      approved: Object.fromEntries(
        Object.entries(approved ?? {}).filter(([path, print]) => isPath(path) && isText(print)),
      ),
    };
  } catch {
    return emptyDraft();
  }
}

/** Who a draft is from: “Asha, marketing”. */
export const authorOf = ({ name, role }: Pick<Draft, 'name' | 'role'>) => [name, role].filter(Boolean).join(', ');

/** A draft with another one's comments and approvals. Its own stand where both have one. */
export function merged(own: Draft, other: Draft): Draft {
  const known = new Set(own.comments.map(({ id }) => id));
  const by = authorOf(other) || 'another reviewer';
  const fresh = other.comments.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, by: one.by ?? by }));
  return { ...own, comments: [...own.comments, ...fresh], approved: { ...other.approved, ...own.approved } };
}

/** Where a page stands: an approval counts only for the page as it was approved. */
export function standingOf({ path, fingerprint }: PageState, { approved, comments }: Draft) {
  if (comments.some((comment) => comment.path === path)) return 'commented';
  if (!approved[path]) return 'open';
  return approved[path] === fingerprint ? 'approved' : 'changed';
}

/** Pages that nobody has said anything of yet. */
export function remaining(pages: readonly PageState[], draft: Draft): PageState[] {
  return pages.filter((page) => page.needsApproval && ['open', 'changed'].includes(standingOf(page, draft)));
}
