import { type Comment, type Draft, parseDraft } from './draft';

const key = 'review-draft';

export const loadDraft = () => parseDraft(localStorage.getItem(key));

/** Changes a part of the draft, keeps it and tells whoever shows it. Browsers only tell other tabs. */
export function changeDraft(change: (draft: Draft) => Partial<Draft>): void {
  const draft = loadDraft();
  localStorage.setItem(key, JSON.stringify({ ...draft, ...change(draft) }));
  dispatchEvent(new Event('storage'));
}

/** Calls back now and when the draft changes, in this tab or another one. */
export function onDraft(listener: (draft: Draft) => void): void {
  const call = () => listener(loadDraft());
  addEventListener('storage', call);
  call();
}

/** Adds a comment, or replaces the one with its id. A page with a comment is not approved. */
export function saveComment(comment: Comment): void {
  changeDraft(({ comments, approved }) => ({
    comments: [...comments.filter(({ id }) => id !== comment.id), comment],
    approved: { ...approved, [comment.path]: undefined },
  }));
}

/** Approves pages as they are now, by path and fingerprint; one without a fingerprint is no longer approved. */
export function approve(pages: Draft['approved']): void {
  changeDraft(({ approved }) => ({ approved: { ...approved, ...pages } }));
}
