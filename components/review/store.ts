import { type Comment, type Draft, parseDraft } from './draft';

const key = 'review-draft';

let memory: string | null = null;

/** False where the browser refuses to keep anything: then a draft lasts as long as the page. */
export let isKept = true;

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    isKept = false;
    return memory;
  }
}

export function loadDraft(): Draft {
  return parseDraft(read());
}

const listeners = new Set<() => void>();

/** Calls back when the draft changes, in this tab or another one. */
export function onDraftChange(listener: () => void): void {
  listeners.add(listener);
  addEventListener('storage', (event) => event.key === key && listener());
}

function change(edit: (draft: Draft) => void): void {
  const draft = loadDraft();
  edit(draft);
  memory = JSON.stringify(draft);
  try {
    localStorage.setItem(key, memory);
  } catch {
    isKept = false;
  }
  for (const listener of listeners) listener();
}

/** Adds a comment, or puts it in the place of the one with its id. A page that is commented on does not look right. */
export function saveComment(comment: Comment): void {
  change((draft) => {
    const index = draft.comments.findIndex(({ id }) => id === comment.id);
    draft.comments.splice(index < 0 ? draft.comments.length : index, index < 0 ? 0 : 1, comment);
    draft.approved = draft.approved.filter((path) => path !== comment.path);
  });
}

export function deleteComment(id: string): void {
  change((draft) => {
    draft.comments = draft.comments.filter((comment) => comment.id !== id);
  });
}

export function approve(paths: readonly string[], isApproved: boolean): void {
  change((draft) => {
    const others = draft.approved.filter((path) => !paths.includes(path));
    draft.approved = isApproved ? [...others, ...paths] : others;
  });
}

export function clearDraft(): void {
  change((draft) => {
    draft.comments = [];
    draft.approved = [];
  });
}
