/* Runs in the page: the first thing of that role (or `text`) and name that can be seen, in the order of the page. */
import { queryAllByRole, queryAllByText } from '@testing-library/dom';

Object.assign(window, {
  shown(role: string, name: string) {
    const all =
      role === 'text'
        ? queryAllByText(document.body, name)
        : queryAllByRole(document.body, role, { name, hidden: true });
    return all.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
  },
});
