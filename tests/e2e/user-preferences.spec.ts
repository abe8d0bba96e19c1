import { expect, test } from '@playwright/test';
import { contactLabels } from '@/content/labels';
import { field } from '../support/contact-form';
import { templateList, templates } from '../support/templates';

test('only lines move on load, once and briefly, and nothing at all if the visitor prefers reduced motion @both', async ({
  page,
}) => {
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
    const moving = await page.evaluate(() =>
      document.getAnimations().map((one) => ('animationName' in one ? one.animationName : 'a transition')),
    );
    expect.soft(moving, name).toEqual([]);
    await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  }
});

test('pages change at once if the visitor prefers reduced motion', async ({ page }) => {
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

test('forced colours keep the edges of buttons, the focus ring and the edges of bands', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const quote = page.getByRole('main').getByRole('link', { name: contactLabels.quote }).first();
  await quote.focus();
  await expect(quote).toHaveCSS('border-top-style', 'solid');
  await expect(quote).not.toHaveCSS('border-top-color', canvas);
  await expect(quote).not.toHaveCSS('outline-style', 'none');
  // Browsers keep borders, and remove backgrounds.
  const band = page.locator('#services section').first();
  await expect(band).toHaveCSS('border-top-style', 'solid');
  await expect(band).not.toHaveCSS('border-top-color', canvas);
});

test('forced colours keep the difference between an empty and a ticked box', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/products');
  const box = page.locator('table').getByRole('checkbox').first();
  // The same pointer and focus before both pictures.
  await box.focus();
  const empty = await box.screenshot();
  await box.press('Space');
  expect((await box.screenshot()).equals(empty)).toBe(false);
});

test('the form has the colours of the scheme, also when the browser fills it in', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(field(page, 'name')).toHaveCSS('color-scheme', new RegExp(colorScheme));
  }
});

test('the stripes of the closing board have the same colours in both schemes: it is yellow in both', async ({
  page,
}) => {
  for (const path of ['/', templates.service]) {
    const coloursIn = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const stripes = page.locator('.station-board-stripes .bg-category');
      return stripes.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    };
    const light = await coloursIn('light');
    expect(light.length).toBeGreaterThan(0);
    expect(await coloursIn('dark')).toEqual(light);
  }
});

test('more contrast gives rules and secondary texts the colour of the text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(page.getByRole('banner')).toHaveCSS('border-bottom-color', text);
  await expect(page.locator('#services h2 + p')).toHaveCSS('color', text);
});
