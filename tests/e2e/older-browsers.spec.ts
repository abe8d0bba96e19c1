/* In browsers older than the site supports in full, every page can be read and reached. */
import AxeBuilder from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { smallScreenMenu } from '@/content/navigation';
import { serviceSlugs } from '@/content/services/slugs';
import { pageAt } from '@/lib/pages';
import { servicePath } from '@/lib/routes';
import { chatText, enquiry, send } from '../support/contact-form';
import { emulateOlderBrowser } from '../support/older-browser';
import { sidewaysScroll } from '../support/overflow';
import { templateList } from '../support/templates';

test.use({ bypassCSP: true });
test.beforeEach(({ page }) => emulateOlderBrowser(page));

const lastService = servicePath(serviceSlugs.at(-1)!);
const phoneMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entry = (page: Page) => mainMenu(page).getByRole('link', { name: pageAt(lastService).crumb });

for (const [name, path] of templateList) {
  test(`${name} can be read from top to bottom, and nothing covers it`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => 'popover' in document.body || 'trustedTypes' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(covered)).toEqual([]);
    }
    const { passes } = await new AxeBuilder({ page }).include('h1').withRules('color-contrast').analyze();
    expect(passes, 'the heading contrasts with its background').toHaveLength(1);
  });
}

/** Texts and controls that something else covers when they're in the middle of the screen. */
function covered(): string[] {
  return [...document.querySelectorAll('header a, main :is(h1, h2, h3, p, a, button, summary, input, textarea)')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      if (!width || !height) return false;
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      // A link may be stretched over its card.
      const card = element.closest('li, article') ?? element;
      return !found?.contains(element) && !card.contains(found);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

test('the small-screen menu is a list above the content, and its links work', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(phoneMenu(page).getByRole('link')).toHaveText(smallScreenMenu.map(({ label }) => label));
  const [list, main] = await Promise.all([phoneMenu(page).boundingBox(), page.getByRole('main').boundingBox()]);
  expect(list!.y + list!.height).toBeLessThanOrEqual(main!.y);
  for (const { label, href } of smallScreenMenu) {
    await phoneMenu(page).getByRole('link', { name: label, exact: true }).tap();
    await expect(page).toHaveURL(href);
  }
});

test('the menus on wide screens open on hover, and their links work', async ({ page }) => {
  await page.goto('/about');
  await expect(mainMenu(page).getByRole('button')).toHaveCount(0);
  await expect(entry(page)).toBeHidden();
  await mainMenu(page)
    .getByRole('link', { name: pageAt('/services').crumb })
    .hover();
  await expect(entry(page)).toBeVisible();
  // Not `click()`, which would scroll to a link beyond the window's edge.
  const { x, y, width, height } = (await entry(page).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(lastService);
  await page.mouse.move(10, 880);
  await expect(entry(page)).toBeHidden();
  await mainMenu(page)
    .getByRole('link', { name: pageAt('/products').crumb })
    .click();
  await expect(page).toHaveURL('/products');
});

test('a message is handed over', async ({ page }) => {
  await page.goto('/contact');
  await send(page);
  await expect.poll(() => chatText(page)).toBe(enquiry());
});
