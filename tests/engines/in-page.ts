/* Runs in the page. Finds the first visible element with a role (or `text`) and a name. */
import { queryAllByRole, queryAllByText } from '@testing-library/dom';

Object.assign(window, {
  findVisible(role: string, name: string) {
    const all =
      role === 'text'
        ? queryAllByText(document.body, name)
        : queryAllByRole(document.body, role, { name, hidden: true });
    return all.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
  },
});
