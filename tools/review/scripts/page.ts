import type { PageState } from '../sheet/model';
import { askForComment, newComment } from './dialog';
import { type Draft, statusOf } from './draft';
import { button, element } from './element';
import { findQuote, quoteOf, reveal, selectedRange } from './quote';
import { approve, loadDraft, onDraft } from './store';
import { mark, shadowWithStyles } from './styles';

/* The bar of a preview's pages: comment on a selected text or on the page, approve it, go on to the next changed one. */
const host = document.querySelector<HTMLElement>('[data-review-tools]');
if (host) void addTools(host);

async function addTools(host: HTMLElement): Promise<void> {
  const { range: seen, problem } = reveal();
  const pages = await fetch('/review/pages.json')
    .then((response) => response.json() as Promise<PageState[]>)
    .catch((): PageState[] => []);
  const here = location.pathname.replace(/(?<=.)\/+$/, '');
  const page = pages.find(({ path, twin }) => path === here || twin === here);
  const path = page?.path ?? here;

  const copies = [...host.children].map((child) => child.cloneNode(true));
  const about = element('div', { popover: '', id: 'about-preview' }, ...copies);
  const root = shadowWithStyles(host);
  const said = element('p', { role: 'status', class: 'said' }, problem);
  const say = (text: string) => (said.textContent = text);
  const name = element('a', { class: 'page', href: `/review#${path}` });
  name.append(element('span', {}, page?.name ?? here), element('b', {}, page?.mark ?? ''));
  const onText = button('Comment', () => comment(selected), '');
  onText.title = 'On the selected text, or on the page';
  const right = button('Approve', () => page && sign(page), '');
  right.hidden = !page?.needsApproval;
  const next = element('a', {}, element('span', { class: 'wide' }, 'Next changed page\u00a0'), '→');
  const info = element('button', { popovertarget: about.id, class: 'info', 'aria-label': 'About this preview' }, 'i');
  root.append(said, element('div', { class: 'bar' }, name, onText, right, next, info), about);

  let selected: Range | undefined;
  const choose = (range?: Range) => {
    selected = range;
    onText.classList.toggle('on-text', Boolean(range));
  };
  document.addEventListener('selectionchange', () => selectedRange() && choose(selectedRange()));
  // A tap on the bar clears the selection before it becomes a click; a press on the page means another text.
  addEventListener('pointerdown', (event) => event.target !== host && choose());

  function comment(range: Range | undefined): void {
    askForComment(root, newComment({ path, quote: '', ...(range && quoteOf(range)) }), () => say('Saved'));
  }

  function sign({ name: title, fingerprint }: PageState): void {
    const wasApproved = isApproved();
    approve({ [path]: wasApproved ? undefined : fingerprint });
    say(wasApproved ? `Approval of “${title}” withdrawn` : `“${title}” is approved`);
  }

  const isApproved = (draft = loadDraft()) => !!page && statusOf(page, draft) === 'approved';
  onDraft((draft) => {
    const isChanged = page && statusOf(page, draft) === 'changed';
    right.textContent = isApproved(draft) ? 'Approved ✓' : isChanged ? 'Approve again' : 'Approve';
    right.setAttribute('aria-pressed', String(isApproved(draft)));
    const after = nextChanged(pages, path, draft);
    next.href = after?.firstChange ?? '/review';
    next.ariaLabel = after ? `Next changed page: ${after.name}` : 'Back to the review: no other page to look at';
    mark([seen, ...draft.comments.filter((one) => one.path === path).map((one) => findQuote(one))]);
  });
}

/** The next page with a row on the sheet, round from the last to the first; approved ones are left out. */
function nextChanged(pages: readonly PageState[], here: string, draft: Draft): PageState | undefined {
  const at = pages.findIndex(({ path }) => path === here);
  const others = [...pages.slice(at + 1), ...pages.slice(0, Math.max(at, 0))];
  return others.find((page) => page.firstChange && statusOf(page, draft) !== 'approved');
}
