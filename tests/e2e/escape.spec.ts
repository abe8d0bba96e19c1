/* Escape belongs to the innermost thing that is open. */
import { type Page, expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';

const { form, handOver, details } = contact;
const panel = (page: Page) => page.getByRole('region', { name: handOver.title });

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel(form.name, { exact: true }).fill('Asha');
  await page.getByLabel(form.email, { exact: true }).fill('asha@example.com');
  await page.getByLabel(form.message, { exact: true }).fill('Hello');
  await page.getByRole('button', { name: form.submit }).click();
  await expect(panel(page)).toBeVisible();
});

test('a menu that is open closes, and the panel stays', { tag: '@both' }, async ({ page, isMobile }) => {
  const toggle = page.getByRole('button', { name: isMobile ? 'Menu' : 'Services menu', exact: true });
  await toggle.click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await expect(toggle).toBeFocused();
});

test('a menu that the mouse has opened closes, and the panel with its focus stays', async ({ page }) => {
  await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('a notification that has the focus closes, and the panel stays', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: details.copyNumber }).click();
  const region = page.getByRole('region', { name: 'Notifications (Alt+T)' });
  await expect(region).toContainText(details.numberCopied);
  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Escape');
  await expect(region.getByText(details.numberCopied)).toBeHidden();
  await expect(panel(page)).toBeVisible();
});
