/* Runs in the page. `shown` finds the first visible element with a role (or `text`) and a name. */
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
