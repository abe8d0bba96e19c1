/** A remark on a text of a page, or on the page as a whole. */
export type Comment = {
  id: string;
  path: string;
  /** The text it is about, a line for each block; empty for the whole page. */
  quote: string;
  /** Words before the quote, where it stands on the page more than once. */
  prefix?: string;
  text: string;
};

/** What a reviewer has not sent yet. */
export type Draft = { comments: Comment[]; approved: string[] };

const isText = (value: unknown) => typeof value === 'string';

/** Reads a stored draft; whatever is not one is left out, so that an old or broken entry never stops a review. */
export function parseDraft(stored: string | null): Draft {
  const draft: Draft = { comments: [], approved: [] };
  try {
    const { comments = [], approved = [] } = JSON.parse(stored ?? '{}') as Partial<Draft>;
    draft.comments = comments.filter((one) => [one.id, one.path, one.quote, one.text].every(isText));
    draft.approved = approved.filter(isText);
  } catch {
    // Not written by this script.
  }
  return draft;
}
