import { expect, test } from '@playwright/test';
import { openNowTexts } from '@/content/office-hours';
import { contact } from '@/content/pages/contact';
import { button, field, fill } from '../support/contact-form';
import { templateList } from '../support/templates';

const { form, labels } = contact;
/** Up to the first time or day. */
const beginnings = Object.values(openNowTexts).map((text) => text.split('{')[0]);
const openOrClosed = new RegExp(`^(${beginnings.join('|')})`);

test.describe('without JavaScript @spec-6 @decision-11 @decision-14', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, path] of templateList) {
    test(`${name} can be read in full`, async ({ page }) => {
      await page.goto(path);
      // Everything in main is visible on a desktop or a phone, or folded under a question.
      // "Open now" needs a script.
      const hidden = () =>
        page.getByRole('main').evaluate((main) => {
          const isFolded = (element: Element) =>
            (element.closest('summary')?.parentElement?.parentElement ?? element).closest('details:not([open])');
          const needsScript =
            '[popover], [hidden], [data-open-now], [role=status], .hidden[class~="print:block"], [class~="noscript:hidden"]';
          return [...main.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, a, label, input, textarea, [type=submit]')]
            .filter((element) => !isFolded(element) && !element.closest(needsScript))
            .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .map((element) => element.outerHTML.slice(0, 120));
        });
      const onDesktop = await hidden();
      await page.setViewportSize({ width: 390, height: 844 });
      const onPhone = await hidden();
      expect(onDesktop.filter((element) => onPhone.includes(element))).toEqual([]);
    });
  }

  for (const path of ['/contact', '/']) {
    test(`the form on ${path} submits nowhere, and a line beside it links to mail and WhatsApp`, async ({ page }) => {
      await page.goto(path);
      await fill(page);
      await field(page, 'name').press('Enter');
      await expect(page).toHaveURL(path);
      await expect(field(page, 'message')).toHaveValue('Hello');
      const line = page.locator('main noscript');
      await expect(line.locator('p')).toContainText(form.withoutScript);
      await expect(line.getByRole('link').first()).toBeVisible();
      await expect(line.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
      await expect(line.getByRole('link').nth(1)).toHaveAttribute('href', /^https:\/\/wa\.me/);
      // What needs a script is hidden.
      await expect(button(page)).toBeHidden();
      await expect(page.getByRole('button', { name: labels.copyNumber })).toBeHidden();
      await expect(page.getByText(openOrClosed)).toHaveCount(0);
    });
  }
});
