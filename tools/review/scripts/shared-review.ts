import { count, type SheetContext } from '../sheet/model';
import { commentList } from './comment-list';
import { merged, statusOf } from './draft';
import { button, element } from './element';
import { loadTexts } from './report';
import { unpack } from './share';
import { changeDraft } from './store';

function show(title: string, ...children: Node[]): void {
  const box = element('section', { class: 'mt-4 border-l-8 border-board bg-card p-4', 'aria-label': 'Shared review' });
  box.append(element('p', { class: 'text-lg font-bold' }, title), ...children);
  document.querySelector('[data-shared]')?.replaceChildren(box);
  box.scrollIntoView({ block: 'nearest' });
}

/** Shows the review that an address carries: to be read, and merged with one's own. */
export async function showShared(address: string, context: SheetContext): Promise<void> {
  const draft = await unpack(address);
  if (!draft) return show('This is no shared review, or only a part of one. Ask for the whole address.');
  const given = context.pages.filter(({ path }) => draft.approved[path]);
  // An approval of an earlier build counts only if the page is still the same.
  const approved = given.filter((page) => statusOf(page, { ...draft, comments: [] }) === 'approved');
  const lost = given.length - approved.length;
  const texts = draft.comments.length > 0 ? await loadTexts() : [];
  const merge = () => {
    changeDraft((own) => merged(own, draft));
    history.replaceState(null, '', location.pathname);
    show('Merged with your review.');
  };
  const names = approved.map(({ name }) => name).join(', ');
  show(
    `Review by ${draft.name || 'a colleague'}`,
    element('p', {}, [`${count(approved.length, 'page')} approved`, names].filter(Boolean).join(': ')),
    element('p', {}, lost > 0 && `${count(lost, 'page')} changed since the approval.`),
    element('p', {}, count(draft.comments.length, 'comment')),
    commentList(draft, context, texts),
    button('Merge with mine', merge, 'button button-primary mt-3'),
  );
}
