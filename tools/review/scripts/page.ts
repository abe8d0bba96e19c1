import type { PageReview } from '../sheet/model';
import { type Comment, type Draft, statusOf } from './draft';
import { askForComment, newComment } from './dialog';
import { find } from './element';
import { findQuote, mark, quoteOf, reveal, selectedRange } from './quote';
import { approve, loadDraft, loadReview, onDraft, withdraw } from './store';

/* The bar of a preview's pages: comment on a text or the page, approve it, go to the next one. */
const bar = find('[data-preview-bar]');
const [onText, approval, next] = find('[data-review-tools]').children as unknown as [
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLAnchorElement,
];
const say = (text = '') => (bar.querySelector('[role=status]')!.textContent = text);

void loadReview().then(({ pages }) => {
  const here = location.pathname.replace(/(?<=.)\/+$/, '');
  const page = pages.find(({ path, twin }) => path === here || twin === here);
  const path = page?.path ?? here;
  const { range: seen, problem } = reveal();
  // Addresses carry the first words of a text; comments are on all of it.
  seen?.setEnd(seen.endContainer, seen.endContainer.textContent!.length);
  say(problem);

  const [name, changes] = bar.querySelectorAll('a > *');
  name!.textContent = page?.name ?? here;
  changes!.textContent = page?.mark ?? '';
  bar.querySelector('a')!.hash = page?.rows[0]?.id ?? '';

  // What the address led to is the subject until something else is selected or pressed.
  let selected: Range | undefined;
  const choose = (range?: Range) => {
    selected = range;
    onText.toggleAttribute('data-state', Boolean(range));
  };
  choose(seen);
  document.addEventListener('selectionchange', () => selectedRange() && choose(selectedRange()));
  // A tap on the bar clears the selection before it becomes a click.
  addEventListener('pointerdown', ({ target }) => {
    if (bar.contains(target as Node)) return;
    choose();
    say();
  });

  onText.addEventListener('click', () => {
    const about = { path, quote: '', nth: 0, ...(selected && quoteOf(selected)) };
    const isSame = (one: Comment) => one.path === path && one.quote === about.quote && (one.nth ?? 0) === about.nth;
    const known = loadDraft().comments.find((one) => !one.by && isSame(one));
    askForComment(known ?? newComment(about), () => say('Saved'));
  });
  approval.addEventListener('click', () => {
    if (!page) return;
    const isApproved = statusOf(page, loadDraft()) === 'approved';
    if (isApproved) withdraw(path);
    else approve(page);
    say(isApproved ? `Approval of “${page.name}” withdrawn` : `“${page.name}” is approved`);
  });
  onDraft((draft) => {
    const status = page && statusOf(page, draft);
    approval.hidden = !page?.needsApproval || status === 'commented';
    approval.textContent = status === 'approved' ? 'Approved ✓' : status === 'changed' ? 'Approve again' : 'Approve';
    const after = nextChanged(pages, path, draft);
    next.href = after?.firstChange ?? '/review';
    next.ariaLabel = after ? `Next changed page: ${after.name}` : 'Back to the review: no other page to look at';
    mark([seen, ...draft.comments.filter((one) => one.path === path).map((one) => findQuote(one))]);
  });
  find('[data-review-tools]').hidden = false;
});

/** The next page with a row on the sheet, in a circle; approved ones are left out. */
function nextChanged(pages: readonly PageReview[], here: string, draft: Draft): PageReview | undefined {
  const at = pages.findIndex(({ path }) => path === here);
  const others = [...pages.slice(at + 1), ...pages.slice(0, Math.max(at, 0))];
  return others.find((page) => page.firstChange && statusOf(page, draft) !== 'approved');
}
