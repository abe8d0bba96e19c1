import { pagesOfCode } from './approval';
import { commentList } from './comment-list';
import { authorOf, type Draft } from './draft';
import { button, element } from './element';
import type { ReportContext } from './report';
import { readShared, unpack } from './share';
import { merge } from './store';
import { loadTexts } from './text-sources';

const place = () => document.querySelector<HTMLElement>('[data-shared]')!;

function show(title: string, ...children: Node[]): void {
  const box = element('section', { class: 'mt-4 border-l-8 border-board bg-card p-4', 'aria-label': 'Shared review' });
  box.append(element('p', { class: 'text-title font-bold' }, title), ...children);
  place().replaceChildren(box);
}

/** Shows the review or the approvals that the sheet's address carries. */
export async function showShared(context: ReportContext): Promise<void> {
  const [, commit, code] = /^#a=(\w+)\.(\w+)$/.exec(location.hash) ?? [];
  if (code) {
    const names = pagesOfCode(context.pages, code).map(({ name }) => name);
    if (commit !== context.commit) return show(`This code is for commit ${commit}; this preview is ${context.commit}.`);
    return show(`${names.length} pages approved`, element('p', {}, names.join(', ')));
  }
  if (!location.hash.startsWith('#r=')) return;
  const shared = await unpack(location.hash);
  if (!shared) return show('This shared review was cut short on its way. Ask for it as a file.');
  await showReview(shared, context);
}

/** Shows a review that was saved as a file. */
export async function openFile(file: File, context: ReportContext): Promise<void> {
  try {
    await showReview(readShared(await file.text()), context);
  } catch {
    show('This file is not a shared review.');
  }
}

async function showReview({ draft, commit }: { draft: Draft; commit: string }, context: ReportContext): Promise<void> {
  const approved = Object.keys(draft.approved).length;
  const other = commit === context.commit ? '' : ` It is of commit ${commit}; this preview is ${context.commit}.`;
  const texts = draft.comments.length > 0 ? await loadTexts() : [];
  const mergeNow = () => {
    merge(draft);
    history.replaceState(null, '', location.pathname);
    show('Merged with your review.');
  };
  show(
    `Review by ${authorOf(draft) || 'a colleague'}`,
    element('p', {}, `Comments: ${draft.comments.length}. Pages approved: ${approved}.${other}`),
    ...commentList(draft, context, texts),
    button('Merge with mine', mergeNow, 'button button-primary mt-3'),
  );
}
