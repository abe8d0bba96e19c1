/* What runs on a page, and what it requests. */
import { expect, type Request, test } from '@playwright/test';
import { pageAt } from '@/lib/pages';
import { pictureFolder } from '@/tools/hosts/headers';
import { scripts } from '../support/contact-form';
import { watchPrivacy } from '../support/privacy';
import { templateList } from '../support/templates';

test.use({ permissions: ['clipboard-write'] });

for (const [name, path] of templateList) {
  test(`${name} requests few files, and no script until its form or a copy button is used, sends nothing, and no script throws @spec-1 @spec-7 @decision-15 @decision-16`, async ({
    page,
  }) => {
    const [expectPrivacy, requested, errors] = [watchPrivacy(page), [] as string[], [] as string[]];
    page.on('request', (request) => void (scripts.test(request.url()) && requested.push(request.url())));
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on(
      'console',
      (entry) => void (/Content Security Policy|Trusted/.test(entry.text()) && errors.push(entry.text())),
    );
    const files: Request[] = [];
    // The owner's photos have limits of their own.
    page.on('requestfinished', (request) => void (request.url().includes(pictureFolder) || files.push(request)));
    await page.goto(path, { waitUntil: 'networkidle' });
    // A small file may arrive before the end of the page.
    const others = files.filter((request) => !request.isNavigationRequest());
    const sizes = await Promise.all(others.map((request) => request.sizes()));
    expect(sizes.length).toBeLessThanOrEqual(3);
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeLessThanOrEqual(21_500);
    await page.locator('a:visible').evaluateAll((links) => {
      for (const link of links) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    const menu = page.getByRole('button', { name: `${pageAt('/services').crumb} menu` });
    await menu.hover();
    await menu.click();
    await page.keyboard.press('Escape');
    expect(requested).toEqual([]);
    const control = page.locator('main').locator('form input, [data-copy]:visible').first();
    if ((await control.count()) > 0) {
      await control.click();
      await expect.poll(() => requested.length).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
    }
    expect(errors).toEqual([]);
    await expectPrivacy();
  });
}
