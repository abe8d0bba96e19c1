import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { categoryIds } from '@/content/categories';
import { home } from '@/content/pages/home';
import { serviceBySlug, services } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
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
        const isLegible = parseFloat(getComputedStyle(link).fontSize) >= 16;
        const isLarge = Math.min(width, height) >= 44;
        return [isOwn && isLegible && isLarge ? 'right' : `${link.textContent} ${width} x ${height}`];
      }),
    );
    expect(wrong).toEqual(services.map(() => 'right'));
  },
);

test('the other lines step back while a stop is pointed at or has the keyboard’s focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const map = page.locator('#home nav');
  const stop = (slug: ServiceSlug) => map.getByRole('link', { name: serviceBySlug(slug).mapLabel, exact: true });
  const shown = (slug: ServiceSlug) => stop(slug).evaluate((link) => getComputedStyle(link).color);
  const full = await shown('website-development');
  const [social, shopify] = [stop('social-media-marketing'), stop('shopify-development')];
  await social.hover();
  expect([await shown('social-media-marketing'), await shown('google-marketing')]).toEqual([full, full]);
  expect(await shown('website-development')).not.toBe(full);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await shopify.focus();
  expect(await shown('wordpress-development')).toBe(full);
  expect(await shown('social-media-marketing')).not.toBe(full);
});

/** The lines whose colours touch the right edge of the headline's ring, between its top and its bottom. */
async function linesAtRing(page: Page): Promise<string[]> {
  const ring = await page.locator('#home h1 span').last().boundingBox();
  if (!ring) return [];
  const clip = { x: Math.ceil(ring.x + ring.width), y: ring.y - 1, width: 1, height: ring.height + 2 };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = Array.from({ length: info.width * info.height }, (_, index) => {
    const start = index * info.channels;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  });
  return categoryIds.filter((id) => colours.includes(light[id]));
}

test('all lines leave the headline’s ring, at every width, with other words and before the font is there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const hasFont of [true, false]) {
    if (!hasFont) await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    for (const words of [undefined, home.landing.hero.title.join(' ')]) {
      const last = page.locator('#home h1 > span').last();
      if (words) await last.evaluate((line, text) => line.firstChild!.replaceWith(text), words);
      for (const width of [280, 320, 390, 768, 1024, 1280, 1600, 2560]) {
        await page.setViewportSize({ width, height: 1200 });
        expect.soft(await linesAtRing(page), `${words ?? 'today’s words'}, ${width} px`).toEqual(categoryIds);
      }
    }
  }
});
