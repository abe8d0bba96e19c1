import { type Comment, type Draft, emptyDraft, merged, parseDraft } from './draft';

const key = 'review-draft';

let memory: string | null = null;

/** False where the browser refuses to keep anything: then a draft lasts as long as the page. */
export let isKept = true;

export function loadDraft(): Draft {
  try {
    return parseDraft(localStorage.getItem(key));
  } catch {
    isKept = false;
    return parseDraft(memory);
  }
}

const listeners = new Set<() => void>();

/** Calls back now and when the draft changes, in this tab or another one. */
export function onDraft(listener: () => void): void {
  listeners.add(listener);
  addEventListener('storage', (event) => event.key === key && listener());
  listener();
}

export function saveDraft(draft: Draft): void {
  memory = JSON.stringify(draft);
  try {
    localStorage.setItem(key, memory);
  } catch {
    isKept = false;
  }
  for (const listener of listeners) listener();
}

/** Adds a comment, or puts it in the place of the one with its id. A page with a comment is not approved. */
export function saveComment(comment: Comment): void {
  const draft = loadDraft();
  const index = draft.comments.findIndex(({ id }) => id === comment.id);
  draft.comments.splice(index < 0 ? draft.comments.length : index, index < 0 ? 0 : 1, comment);
  delete draft.approved[comment.path];
  saveDraft(draft);
}

export function deleteComment(id: string): void {
  const draft = loadDraft();
  saveDraft({ ...draft, comments: draft.comments.filter((comment) => comment.id !== id) });
}

/** Approves pages as they are now, by path and fingerprint. */
export function approve(pages: Record<string, string>): void {
  const draft = loadDraft();
  saveDraft({ ...draft, approved: { ...draft.approved, ...pages } });
}

export function withdraw(path: string): void {
  const draft = loadDraft();
  delete draft.approved[path];
  saveDraft(draft);
}

export const merge = (other: Draft): void => saveDraft(merged(loadDraft(), other));

export function clearDraft(): void {
  const { name, role } = loadDraft();
  saveDraft({ ...emptyDraft(), name, role });
}
