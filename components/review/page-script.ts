import { askForComment } from './dialog';
import { button, element } from './element';
import { quoteOf } from './quote';
import { selectionButton } from './selection-button';
import { approve, isKept, loadDraft, onDraftChange } from './store';
import { shadowWithStyles } from './styles';

/* Tools of a preview's pages: comment on a selected text or on the page, and say that the page looks right. */
const host = document.querySelector('[data-review-tools]');
if (host) addTools(host);

function addTools(host: Element): void {
  const root = shadowWithStyles(host);
  const path = location.pathname === '/' ? '/' : location.pathname.replace(/\/+$/, '');
  const status = element('span', { role: 'status' });
  const comment = (range = atSelection.range()) => {
    const about = range ? quoteOf(range) : { quote: '' };
    atSelection.hide();
    askForComment(root, { id: newId(), path, text: '', ...about }, () => {
      status.textContent = isKept ? 'Saved.' : 'Saved until you leave this page: the browser keeps nothing.';
    });
  };
  const atSelection = selectionButton(comment);
  const onPage = button('Comment', () => comment());
  onPage.setAttribute('aria-keyshortcuts', 'Alt+C');
  onPage.title = 'On the selected text, or on the page (Alt+C)';
  const right = button('Looks right', () => approve([path], right.getAttribute('aria-pressed') !== 'true'));
  const all = element('a', { class: 'tool', href: '/review#comments' });
  root.append(element('div', { class: 'row' }, status, onPage, right, all), atSelection.button);

  addEventListener('keydown', (event) => {
    const isShortcut = event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyC';
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (!isShortcut || isTyping || root.querySelector('dialog')) return;
    event.preventDefault();
    comment();
  });

  const show = () => {
    const { comments, approved } = loadDraft();
    right.setAttribute('aria-pressed', String(approved.includes(path)));
    all.textContent = comments.length === 1 ? '1 comment' : `${comments.length} comments`;
  };
  onDraftChange(show);
  show();
}

/** Not `crypto.randomUUID`, which plain http addresses of a local network lack. */
function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}
