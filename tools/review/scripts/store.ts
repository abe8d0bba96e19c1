import type { PageReview, ReviewModel, TextSource } from '../sheet/model';
import { type Comment, type Draft, parseDraft } from './draft';

const key = 'review-draft';
const lastSeen = 'review-seen';

const load = async (name: string): Promise<unknown> => (await fetch(`/review/${name}.json`)).json();
export const loadReview = () => load('review') as Promise<ReviewModel>;
/** The texts of the content with their places: large, so only for those who need them. */
export const loadTexts = () => load('texts') as Promise<TextSource[]>;

export const today = () => new Date().toISOString().slice(0, 10);
export const loadDraft = () => parseDraft(localStorage.getItem(key));

/** Changes the draft, keeps it and informs whoever shows it: browsers only inform other tabs. */
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

export function approve(...pages: readonly PageReview[]): void {
  const given = pages.map(({ path, fingerprint }) => [path, { print: fingerprint, date: today() }]);
  changeDraft(({ approved }) => ({ approved: { ...approved, ...Object.fromEntries(given) } }));
}

export const withdraw = (path: string) =>
  changeDraft(({ approved }) => ({ approved: { ...approved, [path]: undefined } }));

/** Pages that are other than when this browser last showed another build. */
export function changedSince(pages: readonly PageReview[]): PageReview[] {
  type Prints = Record<string, string>;
  const now: Prints = Object.fromEntries(pages.map(({ path, fingerprint }) => [path, fingerprint]));
  const stored = JSON.parse(localStorage.getItem(lastSeen) ?? '{}') as { latest?: Prints; before?: Prints };
  const { latest = now, before = latest } = stored;
  const compared = JSON.stringify(latest) === JSON.stringify(now) ? before : latest;
  localStorage.setItem(lastSeen, JSON.stringify({ latest: now, before: compared }));
  return pages.filter(({ path }) => compared[path] !== now[path]);
}
