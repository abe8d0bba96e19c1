/* The menu on small screens: a popover that a script closes when the focus leaves it. */
import { type Page, expect, test } from '@playwright/test';
import { header } from '@/content/labels';
import { pageAt } from '@/lib/pages';

const open = (page: Page) => page.getByRole('button', { name: header.menu, exact: true });
const close = (page: Page) => page.getByRole('button', { name: header.closeMenu, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: header.menu, exact: true });

test.describe('the menu @phone @spec-2 @spec-4 @decision-14', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await expect(menu(page)).toBeHidden();
    await open(page).tap();
    await expect(menu(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens and closes by touch and with the keyboard, and its links work', async ({ page }) => {
      await close(page).tap();
      await expect(menu(page)).toBeHidden();

      await open(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(close(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(open(page)).toBeFocused();

      await open(page).tap();
      await menu(page)
        .getByRole('link', { name: pageAt('/faq').crumb })
        .tap();
      await expect(page).toHaveURL('/faq');
      await expect(menu(page)).toBeHidden();
    });
  });

  test('closes when Tab or Shift+Tab leaves it, and the page scrolls again', async ({ page }) => {
    await page.locator(':popover-open a').last().focus();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
    await open(page).tap();
    await close(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
  });

  test('lets the page scroll when the phone is turned', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 390 });
    await expect(menu(page)).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});
