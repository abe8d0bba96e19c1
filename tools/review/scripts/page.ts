import type { PageState } from '../sheet/model';
import { askForComment, newComment } from './dialog';
import { type Draft, standingOf } from './draft';
import { button, element } from './element';
import { findQuote, quoteOf, reveal, selectedRange } from './quote';
import { approve, loadDraft, onDraft } from './store';
import { mark, shadowWithStyles } from './styles';

/* The bar of a preview's pages: comment on a selected text or on the page, approve it, go on to the next changed one. */
const host = document.querySelector<HTMLElement>('[data-review-tools]');
if (host) void addTools(host);

async function addTools(host: HTMLElement): Promise<void> {
  const seen = reveal();
  const pages = await fetch('/review/pages.json')
    .then((response) => response.json() as Promise<PageState[]>)
    .catch((): PageState[] => []);
  const here = location.pathname.replace(/(?<=.)\/+$/, '');
  const page = pages.find(({ path, twin }) => path === here || twin === here);
  const path = page?.path ?? here;

  const copies = [...host.children].map((child) => child.cloneNode(true));
  const about = element('div', { popover: '', id: 'about-preview' }, ...copies);
  const root = shadowWithStyles(host);
  const saved = element('p', { role: 'status', class: 'saved' });
  const name = element('a', { class: 'page', href: `/review#${path}` });
  name.append(element('span', {}, page?.name ?? here), element('b', {}, page?.mark ?? ''));
  const onText = button('Comment', () => comment(selected), '');
  onText.title = 'On the selected text, or on the page';
  const right = button('Approve', () => page && approve({ [path]: isApproved() ? undefined : page.fingerprint }), '');
  right.hidden = !page?.needsApproval;
  const next = element('a', {}, element('span', { class: 'wide' }, 'Next changed page\u00a0'), '→');
  const info = element('button', { popovertarget: about.id, class: 'info', 'aria-label': 'About this preview' }, 'i');
  root.append(element('div', { class: 'bar' }, name, onText, right, next, info), about, saved);

  let selected: Range | undefined;
  const showSelected = () => {
    selected = selectedRange();
    onText.classList.toggle('on-text', Boolean(selected));
  };
  // A tap clears the selection before it becomes a click.
  document.addEventListener('selectionchange', () => setTimeout(showSelected, selectedRange() ? 0 : 400));

  function comment(range: Range | undefined): void {
    askForComment(root, newComment({ path, quote: '', ...(range && quoteOf(range)) }), () => {
      saved.textContent = 'Saved';
      setTimeout(() => saved.replaceChildren(), 2500);
    });
  }

  const isApproved = (draft = loadDraft()) => !!page && standingOf(page, draft) === 'approved';
  const show = (draft: Draft) => {
    const isChanged = page && standingOf(page, draft) === 'changed';
    right.textContent = isApproved(draft) ? 'Approved ✓' : isChanged ? 'Approve again' : 'Approve';
    right.setAttribute('aria-pressed', String(isApproved(draft)));
    const after = nextChanged(pages, path, draft);
    next.href = after?.path ?? '/review';
    next.ariaLabel = after ? `Next changed page: ${after.name}` : 'Back to the review: no other page to look at';
    mark([seen, ...draft.comments.filter((one) => one.path === path).map(findQuote)]);
  };
  onDraft(show);
}

/** The next page to look at, round from the last to the first; approved ones are left out. */
function nextChanged(pages: readonly PageState[], here: string, draft: Draft): PageState | undefined {
  const at = pages.findIndex(({ path }) => path === here);
  const others = [...pages.slice(at + 1), ...pages.slice(0, Math.max(at, 0))];
  return others.find((page) => page.isChanged && standingOf(page, draft) !== 'approved');
}
