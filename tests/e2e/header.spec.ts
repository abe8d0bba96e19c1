/* The header with its menus. */
import { type Page, expect, test } from '@playwright/test';
import { serviceSlugs } from '@/content/services';
import { pageAt } from '@/lib/pages';
import { isNotInstalled } from '../support/engines';
import { serviceAddress } from '../support/examples';

const nameOf = (path: string) => pageAt(path).crumb;
const [services, products, about] = ['/services', '/products', '/about'].map(nameOf) as [string, string, string];
const [first, last] = [serviceSlugs[0]!, serviceSlugs.at(-1)!].map((slug) => nameOf(`/services/${slug}`));

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const toggle = (page: Page) => main(page).getByRole('button', { name: `${services} menu` });
const away = (page: Page) => page.mouse.move(10, 880);
const bottomOfHeader = async (page: Page) => {
  const { y, height } = (await banner(page).boundingBox())!;
  return y + height;
};

test.skip(isNotInstalled, 'not installed');

test.describe('menus', { tag: ['@spec-2', '@spec-4'] }, () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('opened by hover stay open after a click, until the next', { tag: '@engines' }, async ({ page }) => {
    await page.clock.install();
    await toggle(page).hover();
    await expect(link(page, last!)).toBeVisible();
    for (const isOpen of [true, false]) {
      await toggle(page).click();
      await away(page);
      await page.clock.runFor(1_000);
      await expect(link(page, last!)).toBeVisible({ visible: isOpen });
      // What browsers announce as expanded.
      await expect(page.locator(':popover-open')).toHaveCount(Number(isOpen));
    }
  });

  test('open right below the header of a scrolled page, and close when the focus moves on', async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
    await toggle(page).click();
    const panel = (await page.locator(':popover-open').boundingBox())!;
    expect(Math.abs(panel.y - (await bottomOfHeader(page)))).toBeLessThanOrEqual(1);
    await away(page);
    await expect(link(page, last!)).toBeVisible();
    await link(page, about).focus();
    await expect(link(page, last!)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('open on hover and with the keyboard, and their links lead to their pages', async ({ page }) => {
      for (const name of [services, products]) {
        await link(page, name).hover();
        await link(page, first!).hover();
        await expect(link(page, last!)).toBeVisible();
        await away(page);
        await expect(link(page, last!)).toBeHidden();
      }
      await toggle(page).press('Enter');
      await expect(link(page, last!)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link(page, last!)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(link(page, first!)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/services/${serviceSlugs[0]}`);
    });
  });
});

test('the header of a scrolled page never covers the focus, nor what an anchor leads to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const bottom = await bottomOfHeader(page);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.keyboard.press('Shift+Tab');
    const { y } = (await page.locator(':focus').boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(bottom);
  }
  for (const path of ['/privacy-policy', serviceAddress]) {
    await page.goto(path);
    for (const target of await page.getByRole('main').locator('section[id], [id]:is(h2, li)').all()) {
      await target.evaluate(({ id }) => void (location.hash = id));
      const { y } = (await target.boundingBox())!;
      expect(y, page.url()).toBeGreaterThanOrEqual(bottom);
    }
  }
});

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
