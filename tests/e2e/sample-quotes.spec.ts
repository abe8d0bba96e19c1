import { expect, type Page, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { shownItems } from '@/lib/promises';

const { quotes, labels } = contact.sampleQuotes;
const optional = quotes[0].rows.find(({ isOptional }) => isOptional)!;
const box = (page: Page) =>
  page.getByRole('checkbox', { name: labels.leaveOut.replace('{row}', optional.title), exact: true });

test.describe('the sample quotes, without JavaScript @decision-14', () => {
  test.use({ javaScriptEnabled: false });

  test('a press on an optional row crosses it out', async ({ page }) => {
    await page.goto('/contact');
    const row = page.locator('label').filter({ has: box(page) });
    const text = row.getByText(optional.description);
    await expect(row.getByText(labels.optional)).toBeVisible();
    await text.click();
    await expect(box(page)).toBeChecked();
    await expect(text).toHaveCSS('text-decoration-line', 'line-through');
    await expect(row.getByText(labels.leftOut)).toBeVisible();
    await expect(row.getByText(labels.optional)).toBeHidden();
    await box(page).press('Space');
    await expect(box(page)).not.toBeChecked();
    await expect(row.getByText(labels.leftOut)).toBeHidden();
  });

  test('phones fold all but the first rows', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/contact');
    const rows = shownItems(quotes[0].rows);
    const [first, last] = [rows[0]!, rows.at(-1)!];
    await expect(page.getByText(first.title, { exact: true })).toBeVisible();
    // Another quote may have a row of that name.
    const lastRow = page.getByText(last.title, { exact: true }).first();
    await expect(lastRow).toBeHidden();
    await page.getByText(labels.more).first().click();
    await expect(lastRow).toBeVisible();
  });
});
