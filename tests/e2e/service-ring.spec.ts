/* A service's ring travels from the chosen link into the headline of its page. */
import { type Page, expect, test } from '@playwright/test';
import { serviceAddress } from '../support/examples';

/** Follows a link. @returns what the view transition to the next page animates */
async function follow(page: Page, path: string, reducedMotion?: 'reduce'): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: reducedMotion ?? 'no-preference' });
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      const names = viewTransition?.ready.then(() =>
        document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ''),
      );
      Object.assign(window, { travelling: names ?? [] });
    }),
  );
  await page.goto(path);
  await page.getByRole('main').locator(`a[href="${serviceAddress}"]`).first().click();
  await page.waitForURL(serviceAddress);
  await page.waitForFunction(() => 'travelling' in window);
  return page.evaluate(() => (window as unknown as { travelling: Promise<string[]> }).travelling);
}

for (const [place, path] of [
  ['the listing', '/services'],
  ['the map', '/'],
] as const)
  test(`the ring of a service chosen from ${place} travels`, { tag: '@decision-13' }, async ({ page }) => {
    // A page whose first frame comes before its headline has no ring to animate.
    await expect(async () => {
      expect(await follow(page, path)).toContain('::view-transition-group(stop)');
    }).toPass();
    const ring = page.getByRole('heading', { level: 1 }).locator('span').last();
    await expect(ring).toHaveCSS('view-transition-name', 'stop');
  });

test('nothing travels if the visitor prefers reduced motion', async ({ page }) => {
  expect(await follow(page, '/services', 'reduce')).toEqual([]);
});
