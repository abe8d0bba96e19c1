import { expect, test } from '@playwright/test';
import { templateList } from '../support/templates';

test.describe('without JavaScript', { tag: ['@spec-6', '@decision-14'] }, () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, path] of templateList) {
    test(`${name} can be read in full`, async ({ page }) => {
      await page.goto(path);
      // Everything in main can be seen, or is behind a question that opens. "Open now" says nothing without a script.
      const hidden = await page.getByRole('main').evaluate((main) => {
        const isFolded = (element: Element) => {
          const fold = (element.closest('summary')?.parentElement?.parentElement ?? element).closest(
            'details:not([open])',
          );
          return fold !== null;
        };
        return [...main.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, a, label, input, textarea, [type=submit]')]
          .filter(
            (element) =>
              !isFolded(element) &&
              !element.closest(
                '[popover], [hidden], [data-week], [role=status], [data-paper], [class~="noscript:hidden"]',
              ),
          )
          .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((element) => element.outerHTML.slice(0, 120));
      });
      expect(hidden).toEqual([]);
      // What is folded opens by a press.
      const summaries = page.getByRole('main').locator('summary');
      for (let index = 0; index < (await summaries.count()); index += 1) {
        const fold = summaries.nth(index).locator('..');
        if (!(await summaries.nth(index).isVisible()) || (await fold.getAttribute('open')) !== null) continue;
        await summaries.nth(index).click();
        await expect(fold.locator('summary ~ *').first()).toBeVisible();
      }
    });
  }
});
