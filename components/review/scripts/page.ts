import { type BarPage, entryId } from '../model';
import { standingOf } from './approval';
import { askForComment, newComment } from './dialog';
import { button, element } from './element';
import { findQuote, quoteOf, selectedRange } from './quote';
import { selectionButton } from './selection-button';
import { approve, isKept, loadDraft, onDraft, withdraw } from './store';
import { mark, shadowWithStyles } from './styles';

/* The bar of a preview's pages: comment on a selected text or on the page, approve it, go on to the next changed one. */
const host = document.querySelector<HTMLElement>('[data-review-tools]');
if (host) void addTools(host);

async function addTools(host: HTMLElement): Promise<void> {
  const known = await fetch('/review/pages.json').then(
    (response) => (response.ok ? (response.json() as Promise<BarPage[]>) : []),
    () => [],
  );
  const about = element(
    'div',
    { popover: '', id: 'about-preview' },
    ...[...host.children].map((child) => child.cloneNode(true)),
  );
  const root = shadowWithStyles(host);
  const here = location.pathname.replace(/(?<=.)\/+$/, '');
  const page = known.find(({ path }) => path === here);
  const path = page?.twinOf ?? here;
  const whole = page && { ...page, path };

  const status = element('span', { role: 'status' });
  const changes = element('span', { class: 'changes' }, countOf(page));
  const name = element('a', { class: 'page', href: `/review#${whole ? entryId(path) : ''}` }, status, changes);
  const atSelection = selectionButton(root, (range) => comment(range));
  const onPage = button('Comment', () => comment(selectedRange()), '');
  onPage.setAttribute('aria-keyshortcuts', 'Alt+C');
  onPage.title = 'On the selected text, or on the page (Alt+C)';
  const right = button(
    'Approve',
    () => {
      if (!whole) return;
      if (right.getAttribute('aria-pressed') === 'true') withdraw(path);
      else approve({ [path]: whole.fingerprint });
    },
    '',
  );
  right.hidden = !whole?.needsApproval;
  const next = element('a', { class: 'next' }, element('span', { class: 'wide' }, 'Next changed page\u00a0'), '→');
  const info = element(
    'button',
    { type: 'button', popovertarget: 'about-preview', class: 'info', 'aria-label': 'About this preview' },
    'i',
  );
  root.append(element('div', { class: 'bar' }, name, onPage, right, next, info), about);

  function comment(range: Range | undefined): void {
    const { quote, prefix } = range ? quoteOf(range) : { quote: '' };
    atSelection.hide();
    askForComment(root, newComment({ path, quote, prefix }), () => {
      const saved = isKept ? 'Saved' : 'Saved until you leave this page: the browser keeps nothing.';
      status.textContent = saved;
      if (range) atSelection.say(saved, range);
      setTimeout(show, 2500);
    });
  }

  addEventListener('keydown', (event) => {
    const isShortcut = event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyC';
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (!isShortcut || isTyping || root.querySelector('dialog')) return;
    event.preventDefault();
    comment(selectedRange());
  });

  function show(): void {
    const draft = loadDraft();
    const standing = whole ? standingOf(whole, draft) : 'open';
    status.textContent = page?.name ?? here;
    right.textContent = standing === 'approved' ? 'Approved ✓' : standing === 'changed' ? 'Approve again' : 'Approve';
    right.setAttribute('aria-pressed', String(standing === 'approved'));
    const after = nextChanged(known, here, (other) => standingOf(other, draft) === 'approved');
    next.setAttribute('href', after?.path ?? '/review');
    next.setAttribute(
      'aria-label',
      after ? `Next changed page: ${after.name}` : 'Back to the review: no other page to look at',
    );
    mark(draft.comments.filter((one) => one.path === path).flatMap((one) => findQuote(one) ?? []));
  }
  onDraft(show);
  reveal();
}

/** The next page to look at, round from the last to the first; approved ones and those that repeat another are left out. */
function nextChanged(pages: readonly BarPage[], here: string, isDone: (page: BarPage) => boolean): BarPage | undefined {
  const at = pages.findIndex(({ path }) => path === here);
  const others = [...pages.slice(at + 1), ...pages.slice(0, Math.max(at, 0))];
  return others.find(
    (page) => !page.twinOf && !isDone(page) && (page.changes > 0 || ['new', 'maybe'].includes(page.appearance)),
  );
}

function countOf(page: BarPage | undefined): string {
  if (!page?.changes) return page?.appearance === 'new' ? 'New page' : '';
  return page.changes === 1 ? '1 change' : `${page.changes} changes`;
}

/** Opens what hides the text that the sheet's “See it” leads to: a folded answer or a menu. */
function reveal(): void {
  const quote = sessionStorage.getItem('review-see');
  sessionStorage.removeItem('review-see');
  const start = quote ? findQuote({ quote })?.startContainer.parentElement : undefined;
  for (let parent = start; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
    if (parent.popover && !parent.matches(':popover-open')) parent.showPopover();
  }
  if (start) start.scrollIntoView({ block: 'center', behavior: 'instant' });
}
