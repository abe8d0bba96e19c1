/* What small screens have: the menu, a popover that the script closes, and the bar. */
import { type Page, expect, test } from '@playwright/test';
import { header, phoneBar } from '@/content/labels';
import { legalMenu } from '@/lib/navigation';
import { pageAt } from '@/lib/pages';
import { button, field } from '../support/contact-form';
import { isNotInstalled } from '../support/engines';

const open = (page: Page) => page.getByRole('button', { name: header.menu, exact: true });
const close = (page: Page) => page.getByRole('button', { name: header.closeMenu, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: header.menu, exact: true });
const bar = (page: Page) => page.getByRole('navigation', { name: phoneBar.name });

test.skip(isNotInstalled, 'not installed');
test.use({ viewport: { width: 390, height: 844 } });

test.describe('the menu without JavaScript', { tag: ['@phone', '@engines', '@spec-2', '@spec-4'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes with pointer and keyboard, and closes for its links', async ({ page }) => {
    await page.goto('/contact');
    await expect(menu(page)).toBeHidden();
    await open(page).click();
    await expect(menu(page)).toBeVisible();
    await close(page).click();
    await expect(menu(page)).toBeHidden();
    await open(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
    await open(page).click();
    await page.locator(':popover-open').getByRole('link', { name: header.quote }).click();
    await expect(menu(page)).toBeHidden();
    await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
    await open(page).click();
    const { crumb: faq } = pageAt('/faq');
    await menu(page).getByRole('link', { name: faq }).click();
    await expect(page).toHaveURL('/faq');
  });
});

test.describe('the menu', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await open(page).tap();
    await expect(menu(page)).toBeVisible();
  });

  test('closes when the focus leaves it, and the page scrolls again', async ({ page }) => {
    await page.locator(':popover-open a').last().press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
    await open(page).tap();
    await close(page).press('Shift+Tab');
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

test.describe('the bar', { tag: '@phone' }, () => {
  test('is hidden while a form or its button has the focus', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    for (const control of [field(page, 'name'), field(page, 'message'), button(page)]) {
      await control.focus();
      await expect(bar(page)).toBeHidden();
    }
    await button(page).blur();
    await expect(bar(page)).toBeVisible();
  });

  test('is at the end of the contact page, whose first screen has the first field', async ({ page }) => {
    await page.goto('/contact');
    await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).not.toBeInViewport();
    await page.keyboard.press('End');
    // Scrolling ends at a whole pixel.
    await expect(bar(page)).toBeInViewport({ ratio: 0.99 });
  });

  test('never covers the focused link, nor the last one of the page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const top = (await bar(page).boundingBox())!.y;
    const links = await page.getByRole('main').getByRole('link').all();
    const last = page.getByRole('contentinfo').getByRole('link', { name: legalMenu.at(-1)!.label });
    for (const link of [...links.slice(0, 25), last]) {
      await link.focus();
      const { y, height } = (await link.boundingBox())!;
      if (height < top) expect(y + height).toBeLessThanOrEqual(top + 1);
    }
  });
});
