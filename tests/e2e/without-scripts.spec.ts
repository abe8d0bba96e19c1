import { expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { isNotInstalled } from '../support/engines';
import { templateList } from '../support/templates';

test.skip(isNotInstalled, 'not installed');
test.use({ javaScriptEnabled: false });

/** Folded under a question, in a menu, or in need of a script. */
const exceptions =
  '[popover], [hidden], [data-open-now], [role=status], .hidden[class~="print:block"], [class~="noscript:hidden"]';

for (const [name, path] of templateList) {
  test(`${name} can be read in full without JavaScript`, { tag: ['@spec-6', '@engines'] }, async ({ page }) => {
    await page.goto(path);
    // Everything is visible on a desktop or a phone.
    const hidden = new Map<string, number>();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const found = await page.getByRole('main').evaluate((main, exceptions) => {
        const isFolded = (element: Element) =>
          (element.closest('summary')?.parentElement?.parentElement ?? element).closest('details:not([open])');
        return [...main.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, a, label, input, textarea, [type=submit]')]
          .filter((element) => !isFolded(element) && !element.closest(exceptions))
          .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((element) => element.outerHTML);
      }, exceptions);
      for (const element of found) hidden.set(element, (hidden.get(element) ?? 0) + 1);
    }
    expect([...hidden].filter(([, widths]) => widths > 1)).toEqual([]);
    // It couldn't copy anything.
    await expect(page.getByRole('button', { name: contact.labels.copyNumber })).toBeHidden();
  });
}
