import { type Approval, type Comment, type Draft, parseDraft } from './draft';

const key = 'review-draft';

export const loadDraft = () => parseDraft(localStorage.getItem(key));

/** Changes a part of the draft, keeps it and informs whoever shows it. Browsers only inform other tabs. */
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

/** Approves pages as they are now; one without a fingerprint is no longer approved. */
export function approve(pages: Record<string, string | undefined>): void {
  changeDraft(({ approved, name }) => {
    const given = ([path, print]: [string, string | undefined]): [string, Approval | undefined] => [
      path,
      print ? { print, by: name || undefined, date: new Date().toISOString().slice(0, 10) } : undefined,
    ];
    return { approved: { ...approved, ...Object.fromEntries(Object.entries(pages).map(given)) } };
  });
}

const lastSeen = 'review-seen';

/** Pages that are other than when this browser last showed another build. */
export function changedSince(pages: readonly { path: string; fingerprint: string }[]): string[] {
  type Prints = Record<string, string>;
  const now: Prints = Object.fromEntries(pages.map(({ path, fingerprint }) => [path, fingerprint]));
  const { latest = now, before = latest } = JSON.parse(localStorage.getItem(lastSeen) ?? '{}') as {
    latest?: Prints;
    before?: Prints;
  };
  const isSame = JSON.stringify(latest) === JSON.stringify(now);
  const compared = isSame ? before : latest;
  localStorage.setItem(lastSeen, JSON.stringify({ latest: now, before: compared }));
  return pages.flatMap(({ path }) => (compared[path] === now[path] ? [] : path));
}
