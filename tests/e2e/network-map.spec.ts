import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { categories } from '@/content/categories';
import { home } from '@/content/pages/home';
import { services } from '@/content/services';
import { light } from '@/tools/colours';

test(
  'every stop of the map can be touched without touching its neighbour',
  { tag: ['@both', '@decision-2'] },
  async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const wrong = await page.locator('#home nav a').evaluateAll((links) =>
      links.flatMap((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = link.getBoundingClientRect();
        const edges = [
          [left + 2, top + height / 2],
          [left + width - 2, top + height / 2],
          [left + width / 2, top + 2],
          [left + width / 2, top + height - 2],
          [left + width / 2, top + height / 2],
        ] as const;
        const isOwn = edges.every(([x, y]) => document.elementFromPoint(x, y)?.closest('a') === link);
        return [isOwn && Math.min(width, height) >= 44 ? 'right' : `${link.textContent} ${width} x ${height}`];
      }),
    );
    expect(wrong).toEqual(services.map(() => 'right'));
  },
);

test('all lines start at the headline’s ring, whatever the headline is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const line = page.locator('#home h1 > span').last();
  for (const words of [home.hero.title.at(-1)!.slice(0, -2), home.landing.hero.title.join(' ')]) {
    await line.evaluate(({ firstChild }, text) => firstChild!.replaceWith(text), words);
    for (const width of [320, 390, 768, 1280, 1600, 2560]) {
      await page.setViewportSize({ width, height: 1200 });
      const ring = (await line.locator('.headline-stop').boundingBox())!;
      const clip = { x: Math.ceil(ring.x + ring.width), y: ring.y, width: 1, height: ring.height };
      const pixels = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer();
      const colours = pixels
        .toString('hex')
        .match(/.{6}/g)!
        .map((colour) => `#${colour}`);
      const touching = categories.filter(({ colour }) => colours.includes(light[colour]!));
      expect.soft(touching, `${words}, ${width} px`).toEqual(categories);
    }
  }
});
