/* What visitors have set: less motion, and forced colours. */
import { expect, test } from '@playwright/test';
import { contactLabels } from '@/content/labels';
import { templateList, templates } from '../support/templates';

test('motion is brief, and there is none for visitors who prefer less', { tag: '@both' }, async ({ page }) => {
  for (const [name, path] of templateList) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    const times = await page.evaluate(() =>
      document
        .getAnimations()
        // Scrolling drives the other animations.
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => Number(effect!.getComputedTiming().endTime)),
    );
    // WCAG 2.2.2 allows motion without a pause button for five seconds.
    expect.soft(Math.max(0, ...times), name).toBeLessThan(5000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
    expect.soft(await page.evaluate(() => document.getAnimations().length), name).toBe(0);
    await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  }
});

test('pages change at once for visitors who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.isAnimated = String(viewTransition !== null);
    }),
  );
  await page.goto('/services');
  await page.getByRole('main').locator(`a[href="${templates.service}"]`).first().click();
  await page.waitForURL(templates.service);
  await expect(page.locator('html')).toHaveAttribute('data-is-animated', 'false');
});

test('forced colours keep edges, the focus ring, and the difference between two boxes', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const quote = page.getByRole('main').getByRole('link', { name: contactLabels.quote }).first();
  await quote.focus();
  await expect(quote).not.toHaveCSS('outline-style', 'none');
  // Browsers keep borders, and remove backgrounds.
  for (const part of [quote, page.locator('#services section').first()]) {
    await expect(part).toHaveCSS('border-top-style', 'solid');
    await expect(part).not.toHaveCSS('border-top-color', canvas);
  }
  await page.goto('/products');
  const box = page.locator('table').getByRole('checkbox').first();
  // The same pointer and focus before both pictures.
  await box.focus();
  const empty = await box.screenshot();
  await box.press('Space');
  expect((await box.screenshot()).equals(empty)).toBe(false);
});
