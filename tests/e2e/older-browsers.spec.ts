/* In browsers older than the site supports in full, every page can be read and reached. */
import { expect, test } from '@playwright/test';
import { header } from '@/content/labels';
import { smallScreenMenu } from '@/lib/navigation';
import { serviceSlugs } from '@/content/services';
import { pageAt } from '@/lib/pages';
import { servicePath } from '@/lib/routes';

// No popovers, as in Safari on iOS 16.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      // Prerendered pages wouldn't pass here.
      .replaceAll(/<script type="speculationrules">[^]*?<\/script>/g, '')
      .replaceAll(/ popover(?:target(?:action)?)?="[^"]*"/gi, '')
      // An unknown selector is never true, and drops the rule that has it.
      .replaceAll(':popover-open', ':unknown');
    return route.fulfill({ response, body: html });
  });
});

test('the small-screen menu is a list above the content', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services');
  const menu = page.getByRole('navigation', { name: header.menu, exact: true });
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(menu.getByRole('link')).toHaveText(smallScreenMenu.map(({ label }) => label));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { label, href } = smallScreenMenu.at(-1)!;
  await menu.getByRole('link', { name: label, exact: true }).tap();
  await expect(page).toHaveURL(href);
});

test('menus open on hover', async ({ page }) => {
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('button')).toHaveCount(0);
  const lastService = servicePath(serviceSlugs.at(-1)!);
  await menu.getByRole('link', { name: pageAt('/services').crumb }).hover();
  await menu.getByRole('link', { name: pageAt(lastService).crumb }).click();
  await expect(page).toHaveURL(lastService);
});
