/* Escape belongs to the innermost thing that is open. */
import { expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { notifications } from '@/content/notifications';
import { pageAt } from '@/lib/pages';
import { panel, send } from '../support/contact-form';

const { details } = contact;
const services = pageAt('/services').crumb;

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await send(page);
  await expect(panel(page)).toBeVisible();
});

test('a menu that is open closes, and the panel stays', { tag: '@both' }, async ({ page, isMobile }) => {
  const toggle = page.getByRole('button', { name: isMobile ? 'Menu' : `${services} menu`, exact: true });
  await toggle.click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await expect(toggle).toBeFocused();
});

test('a menu that the mouse has opened closes, and the panel with its focus stays', async ({ page }) => {
  await page.getByRole('link', { name: services, exact: true }).first().hover();
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
  const notification = page.getByRole('region', { name: notifications.region }).getByText(details.numberCopied);
  await expect(notification).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Escape');
  await expect(notification).toBeHidden();
  await expect(panel(page)).toBeVisible();
});
