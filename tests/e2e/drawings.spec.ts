/* The stops of services, which travel from page to page. */
import { type Page, expect, test } from '@playwright/test';
import { serviceBySlug } from '@/content/services';

/** The parts of the page that travel between the last page and this one, which may be prerendered and not yet revealed. */
async function travelling(page: Page): Promise<string[]> {
  await page.waitForFunction(() => 'travelling' in window);
  return page.evaluate(() => (window as unknown as { travelling: Promise<string[]> }).travelling);
}

test.describe('from page to page', { tag: '@decision-13' }, () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        const names = viewTransition?.ready.then(() =>
          document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ''),
        );
        Object.assign(window, { travelling: names ?? [] });
      }),
    ),
  );

  for (const [place, path, name, slug] of [
    ['the listing', '/services', serviceBySlug('office-setup').shortTitle, 'office-setup'],
    ['the map', '/', serviceBySlug('server-setup').mapLabel, 'server-setup'],
    ['a related service', '/services/office-setup', serviceBySlug('server-setup').shortTitle, 'server-setup'],
  ] as const)
    test(`the stop of a service chosen from ${place} travels into its headline`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const main = page.getByRole('main');
      // With the keyboard while the pointer rests on another service: still one stop travels.
      for (const hasPointer of place === 'the listing' ? [true, false] : [true]) {
        await page.goto(path);
        if (!hasPointer) await main.getByRole('link', { name: serviceBySlug('seo-services').shortTitle }).hover();
        const link = main.getByRole('link', { name }).first();
        await (hasPointer ? link.click() : link.press('Enter'));
        await page.waitForURL(`**/${slug}`);
        expect(await travelling(page)).toContain('::view-transition-group(stop)');
        const ring = page.getByRole('heading', { level: 1 }).locator('span').last();
        await expect(ring).toHaveCSS('view-transition-name', 'stop');
      }
    });

  test('nothing travels if the visitor prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/services');
    await page
      .getByRole('main')
      .getByRole('link', { name: serviceBySlug('office-setup').shortTitle })
      .click();
    await page.waitForURL('**/office-setup');
    expect(await travelling(page)).toEqual([]);
  });
});
