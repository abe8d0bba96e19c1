import { expect, test } from '@playwright/test';

test('motion stops where the visitor has asked for less', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  await page.getByRole('link', { name: 'Get free quote' }).first().hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('only the map’s lines move on load, once and briefly', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const animations = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { endTime, iterations } = animation.effect!.getComputedTiming();
      const { target } = animation.effect as KeyframeEffect;
      return { tag: target?.tagName, iterations, isBrief: Number(endTime) < 900 };
    }),
  );
  // On phones the map is five lists, which stand still.
  expect(animations.length > 0).toBe(!isMobile);
  for (const animation of animations) expect(animation).toEqual({ tag: 'path', iterations: 1, isBrief: true });
});

test('forced colours leave buttons their edge, focus its ring and stops their line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const quote = page.getByRole('main').getByRole('link', { name: 'Get free quote' }).first();
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
});

test('those who ask for contrast get rules and second texts in the colour of the text', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const card = document.querySelector('#services ul')!.parentElement!;
      const lead = document.querySelector('#services h2 + p')!;
      return {
        text: getComputedStyle(document.body).color,
        rule: getComputedStyle(card).borderTopColor,
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

test('paper shows every answer and leaves menus out', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  const hidden = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('details h3, details p')]
        .filter(
          (element) =>
            !element.checkVisibility({ contentVisibilityAuto: true }) || element.getBoundingClientRect().height === 0,
        )
        .map((element) => element.textContent),
    );
  expect(hidden).toEqual([]);
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colours.color).not.toBe(colours.backgroundColor);
});
