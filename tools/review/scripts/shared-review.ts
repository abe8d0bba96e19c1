import { count, type SheetContext } from '../sheet/model';
import { commentList } from './comment-list';
import { authorOf, merged } from './draft';
import { button, element } from './element';
import { unpack } from './share';
import { changeDraft } from './store';
import { loadTexts } from './report';

function show(title: string, ...children: Node[]): void {
  const box = element('section', { class: 'mt-4 border-l-8 border-board bg-card p-4', 'aria-label': 'Shared review' });
  box.append(element('p', { class: 'text-title font-bold' }, title), ...children);
  document.querySelector('[data-shared]')?.replaceChildren(box);
  box.scrollIntoView({ block: 'nearest' });
}

/** Shows the review that an address carries, or a file with one: to be read, and merged with one's own. */
export async function showShared(address: string, context: SheetContext): Promise<void> {
  const shared = await unpack(address);
  if (!shared) return show('This is no shared review, or only a part of one. Ask for it as a file.');
  const { draft, commit } = shared;
  const here = context.build.commit;
  const approved = context.pages.filter(({ path }) => draft.approved[path]).map(({ name }) => name);
  const texts = draft.comments.length > 0 ? await loadTexts() : [];
  const merge = () => {
    changeDraft((own) => merged(own, draft));
    history.replaceState(null, '', location.pathname);
    show('Merged with your review.');
  };
  show(
    `Review by ${authorOf(draft) || 'a colleague'}`,
    element('p', {}, commit === here ? '' : `It is of commit ${commit}; this preview is ${here}.`),
    element('p', {}, [`${count(approved.length, 'page')} approved`, approved.join(', ')].filter(Boolean).join(': ')),
    element('p', {}, count(draft.comments.length, 'comment')),
    commentList(draft, context, texts),
    button('Merge with mine', merge, 'button button-primary mt-3'),
  );
}
