import type { Draft } from './draft';
import { button, element } from './element';
import { approve } from './store';

/** Which pages look right, and the button that says so of all that nobody remarked on. */
export function pageList({ comments, approved }: Draft, pages: readonly string[], isOpen: boolean): HTMLElement {
  const open = pages.filter((path) => !approved.includes(path) && !comments.some((comment) => comment.path === path));
  const boxes = pages.map((path) => {
    const box = element('input', { type: 'checkbox' });
    box.checked = approved.includes(path);
    box.addEventListener('change', () => approve([path], box.checked));
    return element('li', {}, element('label', {}, box, ` ${path}`));
  });
  const list = element(
    'details',
    {},
    element('summary', {}, 'Pages that look right'),
    element('ul', { class: 'pages' }, ...boxes),
  );
  list.open = isOpen;
  const rest = button(`The other ${open.length} pages look right`, () => approve(open, true));
  return element('div', {}, ...(open.length > 0 ? [rest] : []), list);
}
