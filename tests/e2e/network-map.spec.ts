import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { categoryIds } from '@/content/categories';
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

test('all lines leave the headline’s ring at every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [280, 320, 390, 768, 1024, 1280, 1600, 2560]) {
    await page.setViewportSize({ width, height: 1200 });
    expect.soft(await linesAtRing(page), `${width} px`).toEqual(categoryIds);
  }
});
