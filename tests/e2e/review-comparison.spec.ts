import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { deadAddress, deadAddressSheet, sentence } from '../support/preview-build';

/* What the preview build says of its comparisons: with out/ served on loopback, and with an address where nothing answers. */
const preview = `https://localhost:${Number(process.env.PORT ?? 4173) + 1}`;
const changes = (page: Page) => page.getByRole('region', { name: 'What changed' });

test('shows the one sentence that changed since the live site, and leads to it', async ({ page }) => {
  await page.goto(`${preview}/review`);
  await expect(changes(page)).toContainText(/Compared with http:\/\/127\.0\.0\.1:\d+: 0 added, 0 removed, 1 changed\./);
  await expect(changes(page).getByRole('article')).toHaveCount(1);
  await expect(changes(page).getByRole('insertion')).toHaveText(/^\s*today$/);
  await changes(page).getByRole('link', { name: 'See it' }).click();
  await expect(page).toHaveURL(`${preview}/about`);
  await expect(page.getByText(sentence.after)).toBeInViewport();
});

test('says in a sentence that the live site did not answer', async ({ page }) => {
  await page.goto(pathToFileURL(deadAddressSheet).href);
  await expect(changes(page)).toContainText(`${deadAddress} could not be read: nothing answers there.`);
  await expect(page.getByRole('table').first().locator('tbody tr').first()).toBeVisible();
});
