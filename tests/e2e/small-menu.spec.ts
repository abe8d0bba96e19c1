import { type Page, expect, test } from '@playwright/test';

const open = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const canScroll = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY !== 'hidden');

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  await open(page).tap();
  await expect(menu(page)).toBeVisible();
});

test(
  'the menu closes when Tab leads past its last link, and the page scrolls again',
  { tag: '@phone' },
  async ({ page }) => {
    await page.locator('.small-menu a').last().focus();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    expect(await canScroll(page)).toBe(true);
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  },
);

test('the menu closes when Tab leads back out of it', { tag: '@phone' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page)).toBeHidden();
  await expect(open(page)).toBeFocused();
});

test('the menu is closed on a page that someone comes back to', { tag: '@phone' }, async ({ page }) => {
  // A browser's own event has the document as its target.
  const leave = () => document.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true, bubbles: true }));
  await page.evaluate(leave);
  await expect(menu(page)).toBeHidden();
});
