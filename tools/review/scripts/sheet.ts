import { count, type SheetContext } from '../sheet/model';
import { commentList } from './comment-list';
import { askForComment } from './dialog';
import { type Draft, statusOf } from './draft';
import { button, element } from './element';
import { loadTexts } from './report';
import { sendButtons } from './send-buttons';
import { showShared } from './shared-review';
import { approveRest, showApprovals } from './sign-off';
import { changedSince, changeDraft, loadDraft, onDraft } from './store';
import { shadowWithStyles } from './styles';
import { startViewer } from './viewer';

/* The review sheet: frames old and new pages, collects comments and sign-offs of this browser, and shares them. */
const host = document.querySelector<HTMLElement>('[data-review-comments]')!;
const context = JSON.parse(host.dataset.reviewComments ?? '') as SheetContext;

startViewer();
showReview();
showSince();
for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-page] > details')) {
  details.addEventListener('toggle', () => {
    const template = details.querySelector('template');
    template?.replaceWith(template.content);
  });
}
followAddress();
addEventListener('hashchange', followAddress);

/** Shows the review that the address carries, or opens the page that it leads to. */
function followAddress(): void {
  if (location.hash.startsWith('#r=')) return void showShared(location.hash, context);
  const details = document
    .getElementById(decodeURIComponent(location.hash.slice(1)))
    ?.querySelector(':scope > details');
  if (details instanceof HTMLDetailsElement) details.open = true;
}

function showSince(): void {
  const paths = changedSince(context.pages);
  const names = context.pages.filter(({ path }) => paths.includes(path)).map(({ name }) => name);
  const text = `Since you last looked: ${count(names.length, 'page')} changed: ${names.join(', ')}.`;
  document.querySelector('[data-since]')!.textContent = names.length > 0 ? text : '';
}

function showReview(): void {
  const status = element('p', { role: 'status', class: 'font-bold' });
  const list = element('div');
  const send = sendButtons(context);
  const rest = element('p', { class: 'mt-4 flex flex-wrap items-center gap-3' });
  const dialogHost = element('div');
  const dialogs = shadowWithStyles(dialogHost);
  const clear = button('Delete all comments and sign-offs', () => {
    if (confirm('Delete all comments and sign-offs of this browser?'))
      changeDraft(() => ({ comments: [], approved: {} }));
  });
  const name = element('input', { class: 'form-field', autocomplete: 'name' });
  name.value = loadDraft().name;
  name.addEventListener('input', () => changeDraft(() => ({ name: name.value.trim() })));
  const label = element('label', { class: 'block max-w-text font-bold' }, 'Your name', name);
  host.replaceChildren(status, label, list, rest, send.place, element('p', { class: 'mt-4' }, clear), dialogHost);
  onDraft((draft) => {
    const { length: comments } = draft.comments;
    const { length: approved } = context.pages.filter((page) => statusOf(page, draft) === 'approved');
    status.textContent = `${count(comments, 'comment')}, ${count(approved, 'page')} approved.`;
    showApprovals(context.pages, draft);
    rest.replaceChildren(...approveRest(context.pages, draft));
    clear.hidden = send.place.hidden = comments + approved === 0;
    void showTexts(draft);
  });

  /** The texts' places are fetched only for a review that needs them. */
  async function showTexts(draft: Draft): Promise<void> {
    const texts = draft.comments.length > 0 ? await loadTexts() : [];
    list.replaceChildren(commentList(draft, context, texts, (comment) => askForComment(dialogs, comment)));
    await send.update(draft, texts);
  }
}
