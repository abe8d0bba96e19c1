/* Runs in the page. */
import { queryAllByRole, queryAllByText } from '@testing-library/dom';

Object.assign(window, {
  /** Finds the first visible element with a role (or `text`) and a name. */
  findVisible(role: string, name: string) {
    const all =
      role === 'text'
        ? queryAllByText(document.body, name)
        : queryAllByRole(document.body, role, { name, hidden: true });
    return all.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
  },
  /** Whether a press on the middle of an element reaches it. */
  isOnTop(element: Element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  },
});
