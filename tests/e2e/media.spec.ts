import { expect, test } from '@playwright/test';
import { labels } from '@/content/pages/labels';

test(
  'only lines move on load, once and briefly, and nothing if the visitor prefers reduced motion',
  { tag: '@both' },
  async ({ page }) => {
    for (const path of ['/', '/services/digital-marketing']) {
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion });
        await page.goto(path);
        const moving = await page.evaluate(() =>
          document
            .getAnimations()
            // Those that scrolling drives stand still on load.
            .filter(({ timeline }) => timeline === document.timeline)
            .map(({ effect }) => {
              // WCAG 2.2.2 lets motion last five seconds without a way to stop it.
              const { endTime, iterations } = effect!.getComputedTiming();
              return iterations === 1 && Number(endTime) < 5000 ? 'brief' : 'long';
            }),
        );
        expect(moving, path).not.toContain('long');
        if (reducedMotion === 'reduce') expect(moving, path).toEqual([]);
      }
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
      await page.getByRole('main').getByRole('link', { name: labels.quote }).first().hover();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  },
);

test('forced colours keep the edges of buttons, the focus ring and the lines of stops', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const quote = page.getByRole('main').getByRole('link', { name: labels.quote }).first();
  const style = (property: string) =>
    quote.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await style('border-top-style')).toBe('solid');
  expect(await style('border-top-color')).not.toBe(await style('background-color'));
  await quote.focus();
  expect(await style('outline-style')).not.toBe('none');
  const line = await page
    .locator('#services li')
    .first()
    .evaluate((stop) => {
      const { borderTopColor, borderTopWidth, width, height } = getComputedStyle(stop, '::before');
      const isDrawn = parseFloat(borderTopWidth) > 0 && parseFloat(height) > 0 && parseFloat(width) > 0;
      return { isDrawn, colour: borderTopColor };
    });
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(line.isDrawn).toBe(true);
  expect(line.colour).not.toBe(canvas);
  await page.goto('/services/seo-services');
  const track = page.getByRole('main').locator('svg path[pathLength]').first();
  expect(await track.evaluate((path) => getComputedStyle(path).stroke)).not.toBe(canvas);
});

test('more contrast turns rules and secondary texts to the colour of the text', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const header = document.querySelector('header')!;
      const lead = document.querySelector('#services h2 + p')!;
      return {
        text: getComputedStyle(document.body).color,
        rule: getComputedStyle(header).borderBottomColor,
        lead: getComputedStyle(lead).color,
      };
    });
  await page.goto('/');
  const usual = await colours();
  expect(usual.rule).not.toBe(usual.text);
  await page.emulateMedia({ contrast: 'more' });
  const more = await colours();
  expect([more.rule, more.lead]).toEqual([more.text, more.text]);
});
