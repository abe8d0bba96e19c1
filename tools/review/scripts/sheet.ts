import { count, type SheetContext } from '../sheet/model';
import { commentList } from './comment-list';
import { askForComment } from './dialog';
import { type Draft, standingOf } from './draft';
import { button, element } from './element';
import { sendButtons } from './send-buttons';
import { showShared } from './shared-review';
import { approveRest, showStandings } from './sign-off';
import { changeDraft, loadDraft, onDraft } from './store';
import { shadowWithStyles } from './styles';
import { loadTexts } from './report';
import { startViewer } from './viewer';

/* The review sheet: compares how pages look, collects comments and sign-offs of this browser, shares and sends them. */
const host = document.querySelector<HTMLElement>('[data-review-comments]')!;
const context = JSON.parse(host.dataset.reviewComments ?? '') as SheetContext;

startViewer();
showReview();
followAddress();
addEventListener('hashchange', followAddress);

/** Shows the review that the address carries, or opens the page or list that it leads to. */
function followAddress(): void {
  if (location.hash.startsWith('#r=')) return void showShared(location.hash, context);
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details = target?.matches('details') ? target : target?.querySelector(':scope > details');
  if (details instanceof HTMLDetailsElement) details.open = true;
}

function showReview(): void {
  const status = element('p', { role: 'status', class: 'font-bold' });
  const [list, send] = [element('div'), element('div')];
  const rest = element('p', { class: 'mt-4 flex flex-wrap items-center gap-3' });
  const dialogHost = element('div');
  const dialogs = shadowWithStyles(dialogHost);
  const clear = button('Delete all comments and sign-offs', () => {
    if (confirm('Delete all comments and sign-offs of this browser?'))
      changeDraft(() => ({ comments: [], approved: {} }));
  });
  const file = element('input', { type: 'file', accept: '.txt', class: 'target' });
  file.addEventListener('change', async () => showShared((await file.files?.[0]?.text()) ?? '', context));
  host.replaceChildren(
    status,
    element('p', { class: 'mt-3 flex flex-wrap gap-4' }, field('Your name', 'name'), field('Your role', 'role')),
    list,
    rest,
    send,
    element('p', { class: 'mt-4' }, element('label', {}, 'Open a shared file ', file)),
    element('p', { class: 'mt-4' }, clear),
    dialogHost,
  );
  onDraft((draft) => {
    const { length: comments } = draft.comments;
    const { length: approved } = context.pages.filter((page) => standingOf(page, draft) === 'approved');
    status.textContent = `${count(comments, 'comment')}, ${count(approved, 'page')} approved.`;
    showStandings(context.pages, draft);
    rest.replaceChildren(...approveRest(context.pages, draft));
    clear.hidden = comments + approved === 0;
    void showTexts(draft);
  });

  /** The texts' places are fetched only for a review that needs them. */
  async function showTexts(draft: Draft): Promise<void> {
    const texts = draft.comments.length > 0 ? await loadTexts() : [];
    list.replaceChildren(commentList(draft, context, texts, (comment) => askForComment(dialogs, comment)));
    send.replaceChildren(...(clear.hidden ? [] : [await sendButtons(draft, context, texts)]));
  }
}

/** A field for the reviewer's name or role, kept with the draft. */
function field(label: string, name: 'name' | 'role'): HTMLElement {
  const autocomplete = name === 'name' ? 'name' : 'organization-title';
  const input = element('input', { class: 'form-field', autocomplete });
  input.value = loadDraft()[name];
  input.addEventListener('change', () => changeDraft(() => ({ [name]: input.value.trim() })));
  return element('label', { class: 'font-bold' }, label, input);
}
