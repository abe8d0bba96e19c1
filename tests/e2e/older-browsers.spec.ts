/* In browsers older than the site supports in full, every page can be read and reached. */
import { type Page, expect, test } from '@playwright/test';
import postcss from 'postcss';
import { header } from '@/content/labels';
import { smallScreenMenu } from '@/lib/navigation';
import { serviceSlugs } from '@/content/services';
import { pageAt } from '@/lib/pages';
import { servicePath } from '@/lib/routes';
import { chatText, enquiry, send } from '../support/contact-form';
import { tooWide } from '../support/overflow';
import { templateList } from '../support/templates';

// The policy would refuse the changed styles.
test.use({ bypassCSP: true });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(window, 'trustedTypes');
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      // Prerendered pages wouldn't pass here.
      .replaceAll(/<script type="speculationrules">[^]*?<\/script>/g, '')
      .replaceAll(/ popover(?:target(?:action)?)?="[^"]*"/gi, '')
      .replaceAll(/(?<=<style[^>]*>)[^]*?(?=<\/style>)/g, olderStyles);
    return route.fulfill({ response, body: html });
  });
});

/** Removes the rules that a browser of 2022 ignores. */
function olderStyles(css: string): string {
  const unknown = /:has\(|:popover-open/;
  const sheet = postcss.parse(css);
  sheet.walkAtRules('supports', (rule) => {
    if (!unknown.test(rule.params)) return;
    if (rule.params.startsWith('not')) rule.replaceWith(rule.nodes ?? []);
    else rule.remove();
  });
  sheet.walkRules((rule) => {
    if (unknown.test(rule.selector)) rule.remove();
  });
  return sheet.toString();
}

const lastService = servicePath(serviceSlugs.at(-1)!);
const phoneMenu = (page: Page) => page.getByRole('navigation', { name: header.menu, exact: true });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entry = (page: Page) => mainMenu(page).getByRole('link', { name: pageAt(lastService).crumb });

for (const [name, path] of templateList) {
  test(`${name} shows its heading, and fits`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => 'popover' in document.body)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await tooWide(page), `${width} px`).toEqual([]);
    }
  });
}

test('the small-screen menu is a list above the content @phone', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(phoneMenu(page).getByRole('link')).toHaveText(smallScreenMenu.map(({ label }) => label));
  const [list, main] = await Promise.all([phoneMenu(page).boundingBox(), page.getByRole('main').boundingBox()]);
  expect(list!.y + list!.height).toBeLessThanOrEqual(main!.y);
  const { label, href } = smallScreenMenu.at(-1)!;
  await phoneMenu(page).getByRole('link', { name: label, exact: true }).tap();
  await expect(page).toHaveURL(href);
});

test('the menus on wide screens open on hover', async ({ page }) => {
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
});

test('the dialog offers a message', async ({ page }) => {
  await page.goto('/contact');
  await send(page);
  await expect.poll(() => chatText(page)).toBe(enquiry());
});
