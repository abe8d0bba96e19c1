import { type Page, expect, test } from '@playwright/test';
import { serviceSlugs } from '@/content/services/slugs';
import { isExpanded } from '../support/accessible';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const toggle = (page: Page, name = 'Services') => main(page).getByRole('button', { name: `${name} menu` });
const entry = (page: Page, name = 'Server setup') => main(page).getByRole('link', { name, exact: true });
/** What assistive technology is told, once it is so. */
const says = (page: Page, isOpen: boolean, name = 'Services') =>
  expect.poll(() => isExpanded(page, `${name} menu`)).toBe(isOpen);
const away = (page: Page) => page.mouse.move(10, 880);

test.describe('the header’s menus', { tag: ['@spec-2', '@decision-14'] }, () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('open on hover with an entry for each service, and close behind the mouse', async ({ page }) => {
    for (const name of ['Services', 'Products']) {
      await link(page, name).hover();
      await expect(entry(page)).toBeVisible();
      await says(page, true, name);
      await expect(page.locator(':popover-open').getByRole('link')).toHaveCount(serviceSlugs.length);
      await away(page);
      await expect(entry(page)).toBeHidden();
      await says(page, false, name);
    }
  });

  test('stay open while the mouse moves into them', async ({ page }) => {
    await link(page, 'Services').hover();
    await entry(page, 'Graphic designing').hover();
    await says(page, true);
    await entry(page, 'Graphic designing').click();
    await expect(page).toHaveURL('/services/graphic-designing');
  });

  test('show one at a time', async ({ page }) => {
    await toggle(page, 'Services').click();
    await says(page, true);
    await away(page);
    await toggle(page, 'Products').click();
    await says(page, true, 'Products');
    await says(page, false);
    await expect(entry(page)).toHaveCount(1);
  });

  test('opened by hover stay open after a click, and close on the next', async ({ page }) => {
    await page.clock.install();
    await toggle(page).hover();
    await expect(entry(page)).toBeVisible();
    await toggle(page).click();
    await away(page);
    await page.clock.runFor(1_000);
    await says(page, true);
    await expect(entry(page)).toBeVisible();
    await toggle(page).click();
    await away(page);
    await page.clock.runFor(1_000);
    await says(page, false);
    await expect(entry(page)).toBeHidden();
  });

  test('open with the keyboard; Escape closes them and returns the focus', async ({ page }) => {
    await link(page, 'Services').focus();
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toBeFocused();
    await expect(entry(page)).toBeHidden();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(entry(page)).toBeVisible();
      await says(page, true);
      await page.keyboard.press('Tab');
      await expect(entry(page, 'Website development')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(toggle(page)).toBeFocused();
      await expect(entry(page)).toBeHidden();
      await says(page, false);
    }
    await page.keyboard.press('Enter');
    await expect(entry(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(entry(page)).toBeHidden();
  });

  test('hang from the header, wherever the page is scrolled to', async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
    await toggle(page).click();
    const [header, panel] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.locator(':popover-open').boundingBox(),
    ]);
    expect(Math.abs(panel!.y - (header!.y + header!.height))).toBeLessThanOrEqual(1);
    expect(panel!.width).toBe(page.viewportSize()!.width);
  });

  test('close when the focus moves on', async ({ page }) => {
    await toggle(page).click();
    await away(page);
    await says(page, true);
    await link(page, 'About').focus();
    await expect(entry(page)).toBeHidden();
  });

  test('are dismissed by Escape while the mouse rests on them', async ({ page }) => {
    await link(page, 'Services').hover();
    await says(page, true);
    await page.keyboard.press('Escape');
    await expect(entry(page)).toBeHidden();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    `the header ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    { tag: ['@spec-2', '@spec-4', '@decision-14'] },
    () => {
      test.use({ javaScriptEnabled });

      test('opens a panel on hover and with the keyboard', async ({ page }) => {
        await page.goto('/about');
        await link(page, 'Products').hover();
        await expect(entry(page)).toBeVisible();
        await away(page);
        await expect(entry(page)).toBeHidden();
        await toggle(page).focus();
        await page.keyboard.press('Enter');
        await expect(entry(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(entry(page)).toBeHidden();
        await expect(toggle(page)).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(entry(page, 'Website development')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/services/website-development');
      });

      test('has a small-screen menu that opens, closes and leads on', { tag: '@phone' }, async ({ page }) => {
        await page.goto('/about');
        const open = page.getByRole('button', { name: 'Menu', exact: true });
        const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
        await expect(menu).toBeHidden();

        await open.tap();
        await expect(menu.getByRole('link')).toHaveText(['Home', 'About', 'Services', 'Products', 'FAQ', 'Contact']);
        await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
        await page.getByRole('button', { name: 'Close' }).tap();
        await expect(menu).toBeHidden();

        await open.focus();
        await page.keyboard.press('Enter');
        await expect(menu).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(open).toBeFocused();

        await open.tap();
        await menu.getByRole('link', { name: 'FAQ' }).tap();
        await expect(page).toHaveURL('/faq');
        await expect(menu).toBeHidden();
      });
    },
  );
}

test('the header’s menus open on hover even if the page’s script is blocked', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<script>.*?<\/script>/s, '') });
  });
  await page.goto('/about');
  await link(page, 'Products').hover();
  await expect(entry(page)).toBeVisible();
  await away(page);
  await expect(entry(page)).toBeHidden();
});

test('a dozen Tabs lead from the top of the page into its content', async ({ page }) => {
  await page.goto('/');
  let tabs = 0;
  do {
    await page.keyboard.press('Tab');
    tabs += 1;
  } while (tabs <= 12 && !(await page.evaluate(() => document.activeElement?.closest('main') !== null)));
  expect(tabs).toBeLessThanOrEqual(12);
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

test(
  'the footer lists six services on a phone, all of them on a wide screen',
  { tag: ['@spec-2', '@decision-35'] },
  async ({ page }) => {
    await page.goto('/about');
    const services = page.getByRole('contentinfo').locator('a[href^="/services/"]:visible');
    await expect(services).toHaveCount(serviceSlugs.length);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(services).toHaveCount(6);
  },
);

test('the footer shows the year of the visit', { tag: '@spec-2' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-05T10:00:00+05:30'));
  await page.goto('/refund-policy');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});
