/* Escape closes only the innermost open part. */
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

test('closes an open menu; the panel stays', { tag: '@both' }, async ({ page, isMobile }) => {
  const toggle = page.getByRole('button', { name: isMobile ? 'Menu' : `${services} menu`, exact: true });
  await toggle.click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await expect(toggle).toBeFocused();
});

test('closes a menu opened by the mouse; the panel, which has the focus, stays', async ({ page }) => {
  await page.getByRole('link', { name: services, exact: true }).first().hover();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('closes a focused notification; the panel stays', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: details.copyNumber }).click();
  const notification = page.getByRole('region', { name: notifications.region }).getByText(details.numberCopied);
  await expect(notification).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Escape');
  await expect(notification).toBeHidden();
  await expect(panel(page)).toBeVisible();
});
