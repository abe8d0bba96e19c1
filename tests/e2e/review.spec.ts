import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/* The review sheet of the preview build, served beside the site (playwright.config.ts). */
const sheet = `https://localhost:${Number(process.env.PORT ?? 4173) + 1}/review`;
const bodyRows = (page: Page) => page.getByRole('table').locator('tbody tr');

test.beforeEach(async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(sheet);
  expect(problems).toEqual([]);
});

test('sorts by a column, both ways', async ({ page }) => {
  const words = () =>
    bodyRows(page).evaluateAll((rows) => rows.map((row) => Number((row as HTMLTableRowElement).cells[3]?.textContent)));
  const heading = page.getByRole('columnheader', { name: 'Words' });
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await words();
  expect(ascending).toEqual([...ascending].sort((a, b) => a - b));
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(await words()).toEqual([...ascending].reverse().sort((a, b) => b - a));
});

test('filters rows and entries by warning', async ({ page }) => {
  const all = await bodyRows(page).count();
  await page.getByLabel('Show').selectOption('placeholder');
  const shown = page.locator('tbody tr:visible');
  const count = await shown.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all);
  await expect(page.locator('article[data-page]:visible')).toHaveCount(count);
  await expect(page.getByText(`${count} pages`, { exact: true })).toBeVisible();
  await page.getByLabel('Show').selectOption('');
  await expect(shown).toHaveCount(all);
});

test('leads from the bar to the sheet and from the sheet to a page', async ({ page }) => {
  await page.getByRole('link', { name: '/faq', exact: true }).last().click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.getByRole('link', { name: 'Review sheet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review sheet');
});

test('passes axe and does not overflow', async ({ page }) => {
  // Entries are alike; axe would take half a minute over all of them.
  await page
    .locator('article[data-page]')
    .evaluateAll((entries) => entries.slice(4).forEach((entry) => entry.remove()));
  await page.locator('tbody tr').evaluateAll((rows) => rows.slice(4).forEach((row) => row.remove()));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('prints without its controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Show')).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('reads whole', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
    await expect(page.getByRole('insertion')).toContainText('today');
    await expect(page.getByLabel('Show')).toBeHidden();
    expect(await bodyRows(page).count()).toBeGreaterThan(39);
  });
});
