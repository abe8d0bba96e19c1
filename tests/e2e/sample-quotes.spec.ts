import { expect, type Page, test } from '@playwright/test';
import { servicePage } from '@/content/labels';
import { sampleQuoteLinks, sampleQuoteOf } from '@/lib/sample-quotes';
import { services } from '@/content/services';

const { sampleQuote: labels } = servicePage;
const quotes = services.flatMap(({ slug }) => sampleQuoteOf(slug) ?? []);
const [quote] = quotes;
const { href } = sampleQuoteLinks[0]!;
const optional = quote!.rows.find(({ isOptional }) => isOptional)!;
const box = (page: Page) =>
  page.getByRole('checkbox', { name: labels.include.replace('{row}', optional.title), exact: true });

test.use({ javaScriptEnabled: false });

test('a sample quote is closed until it is pressed @both @decision-14', async ({ page }) => {
  await page.goto(href.split('#')[0]!);
  const text = page.getByText(optional.description);
  await expect(text).toBeHidden();
  await page.getByText(labels.title.replace('{job}', quote!.job)).click();
  await expect(text).toBeVisible();
});

test('a sample quote is opened by a link to it, and a press on an optional row, which is ticked, crosses it out', async ({
  page,
}) => {
  await page.goto(href);
  const row = page.locator('label').filter({ has: box(page) });
  const text = row.getByText(optional.description);
  await expect(row.getByText(labels.optional)).toBeVisible();
  await expect(box(page)).toBeChecked();
  await text.click();
  await expect(box(page)).not.toBeChecked();
  await expect(text).toHaveCSS('text-decoration-line', 'line-through');
  await expect(row.getByText(labels.leftOut)).toBeVisible();
  await expect(row.getByText(labels.optional)).toBeHidden();
  await box(page).press('Space');
  await expect(box(page)).toBeChecked();
  await expect(row.getByText(labels.leftOut)).toBeHidden();
});

test('a sample quote is printed whole', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(href.split('#')[0]!);
  for (const { description } of quote!.rows) await expect(page.getByText(description)).toBeVisible();
});
