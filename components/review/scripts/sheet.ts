import { count } from '../model';
import { commentList } from './comment-list';
import { askForComment } from './dialog';
import { button, element } from './element';
import type { ReportContext } from './report';
import { sendButtons } from './send-buttons';
import { openFile, showShared } from './shared-review';
import { approveRest, showStandings } from './sign-off';
import { clearDraft, isKept, loadDraft, onDraft, saveDraft } from './store';
import { shadowWithStyles } from './styles';
import { loadTexts } from './text-sources';
import { startViewer } from './viewer';

/* The review sheet: compares how pages look, collects comments and sign-offs of this browser, shares and sends them. */
const host = document.querySelector<HTMLElement>('[data-review-comments]')!;
const given = JSON.parse(host.dataset.reviewComments ?? '{}') as Omit<ReportContext, 'origin'>;
const context: ReportContext = { ...given, origin: location.origin };

for (const part of document.querySelectorAll<HTMLElement>('[data-scripted]')) part.hidden = false;
startViewer();
showReview();
void showShared(context);
openTarget();
addEventListener('hashchange', () => {
  openTarget();
  void showShared(context);
});
// The page's script opens what hides the text.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('[data-see]');
  if (link?.dataset.see) sessionStorage.setItem('review-see', link.dataset.see);
});

/** Opens the page or list that a link leads to. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details =
    target instanceof HTMLDetailsElement ? target : target?.matches('[data-page]') && target.querySelector('details');
  if (details) details.open = true;
}

function showReview(): void {
  const status = element('p', { role: 'status', class: 'font-bold' });
  const [list, rest, send] = [
    element('div'),
    element('p', { class: 'mt-4 flex flex-wrap items-center gap-3' }),
    element('div'),
  ];
  const dialogHost = element('div');
  const dialogs = shadowWithStyles(dialogHost);
  const clear = button('Delete all comments and sign-offs', () => {
    if (confirm('Delete all comments and sign-offs of this browser?')) clearDraft();
  });
  const file = element('input', { type: 'file', accept: '.json', class: 'target' });
  file.addEventListener('change', () => file.files?.[0] && void openFile(file.files[0], context));
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
  onDraft(() => {
    const draft = loadDraft();
    const { comments, approved } = draft;
    const done = context.pages.filter(({ path, fingerprint }) => approved[path] === fingerprint).length;
    const kept = isKept ? '' : ' This browser keeps nothing: send the review before you leave this page.';
    status.textContent = `${count(comments.length, 'comment')}, ${count(done, 'page')} approved.${kept}`;
    showStandings(context.pages, draft);
    rest.replaceChildren(...approveRest(context.pages, draft));
    clear.hidden = comments.length + done === 0;
    void showTexts(list, send, dialogs);
  });
}

/** The texts' places are fetched only for a review that needs them. */
async function showTexts(list: HTMLElement, send: HTMLElement, dialogs: ShadowRoot): Promise<void> {
  const draft = loadDraft();
  const texts = draft.comments.length > 0 ? await loadTexts() : [];
  const isEmpty = draft.comments.length + Object.keys(draft.approved).length === 0;
  list.replaceChildren(...commentList(draft, context, texts, (comment) => askForComment(dialogs, comment, () => {})));
  send.replaceChildren(...(isEmpty ? [] : [await sendButtons(draft, context, texts)]));
}

/** A field for the reviewer's name or role, kept with the draft. */
function field(label: string, name: 'name' | 'role'): HTMLElement {
  const input = element('input', {
    class: 'form-field',
    autocomplete: name === 'name' ? 'name' : 'organization-title',
  });
  input.value = loadDraft()[name];
  input.addEventListener('change', () => saveDraft({ ...loadDraft(), [name]: input.value.trim() }));
  return element('label', { class: 'font-bold' }, label, input);
}
