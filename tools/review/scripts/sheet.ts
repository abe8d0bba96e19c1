import { count, type PageReview, type ReviewModel } from '../sheet/model';
import { type Draft, merged, remainingPages } from './draft';
import { find } from './element';
import { reportOf } from './report';
import { reviewList, summaryOf } from './review-list';
import { pack, unpack } from './share';
import { approve, changedSince, changeDraft, loadDraft, loadReview, loadTexts, onDraft, withdraw } from './store';
import { startViewer } from './viewer';

/* Frames old and new pages, collects this browser's comments and approvals, and shares them. */

const textsFor = ({ comments }: Draft) => (comments.length > 0 ? loadTexts() : []);
const addressOf = async (draft: Draft) => `${location.origin}/review${await pack(draft)}`;

startViewer();
void loadReview().then((review) => {
  showSince(review.pages);
  startOwnReview(review);
  void showShared(review);
  addEventListener('hashchange', () => void showShared(review));
});

function showSince(pages: readonly PageReview[]): void {
  const names = changedSince(pages).map(({ name }) => name);
  if (names.length === 0) return;
  find('#since').textContent = `Since you last looked: ${count(names.length, 'page')} changed: ${names.join(', ')}.`;
}

function startOwnReview(review: ReviewModel): void {
  const { pages } = review;
  const [name, rest] = [find<HTMLInputElement>('[name=name]'), find('[name=rest]')];
  name.value = loadDraft().name;
  name.addEventListener('input', () => changeDraft(() => ({ name: name.value.trim() })));
  rest.addEventListener('click', () => {
    const remaining = remainingPages(pages, loadDraft());
    if (confirm(`Approve these pages?\n\n${remaining.map((page) => page.name).join(', ')}`)) approve(...remaining);
  });
  copyOnPress('share', 'Address copied. Whoever opens it sees your review.', () => addressOf(loadDraft()));
  copyOnPress('copy', 'Report copied.', async () => {
    const draft = loadDraft();
    return reportOf(draft, review, await textsFor(draft), await addressOf({ ...draft, comments: [] }));
  });
  const blocked = pages.filter(({ isBlocked }) => isBlocked).map((page) => page.name);
  if (blocked.length > 0)
    find('#blocked').textContent = `Left out, because something blocks them: ${blocked.join(', ')}.`;

  const remove = {
    comment: (id: string) => changeDraft(({ comments }) => ({ comments: comments.filter((one) => one.id !== id) })),
    approval: withdraw,
  };
  onDraft((draft) => {
    find('#count').textContent = `${summaryOf(pages, draft)}.`;
    const { length } = remainingPages(pages, draft);
    rest.hidden = length === 0;
    rest.textContent = `Approve the ${count(length, 'remaining page')} …`;
    void (async () => find('#list').replaceChildren(reviewList(draft, review, await textsFor(draft), remove)))();
  });
  find('#review').hidden = false;
}

/** Copies at the press, as Safari asks, what is ready only later. */
function copyOnPress(name: string, done: string, read: () => Promise<string>): void {
  const sent = find('#sent');
  find(`[name=${name}]`).addEventListener('click', async () => {
    const text = read();
    const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      sent.textContent = done;
    } catch {
      sent.textContent = `This browser doesn’t copy. Select and copy this: ${await text}`;
    }
  });
}

/** Shows the review that the address carries: to be read, and merged with one's own. */
async function showShared(review: ReviewModel): Promise<void> {
  if (!location.hash.startsWith('#r=')) return;
  const box = find('#shared');
  const [title, list, merge] = box.children as unknown as [HTMLElement, HTMLElement, HTMLButtonElement];
  const show = (text: string, draft?: Draft, ...content: Node[]) => {
    title.textContent = text;
    list.replaceChildren(...content);
    merge.hidden = !draft;
    box.hidden = false;
  };
  const draft = await unpack(location.hash);
  if (!draft) return show('This is no shared review, or only a part of one. Ask for the whole address.');
  merge.onclick = () => {
    changeDraft((own) => merged(own, draft));
    history.replaceState(null, '', location.pathname);
    show('Merged with your review.');
  };
  const by = draft.name || 'a colleague';
  const texts = await textsFor(draft);
  show(`Review by ${by}: ${summaryOf(review.pages, draft)}`, draft, reviewList(draft, review, texts));
}
