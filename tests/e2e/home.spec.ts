/* The lines of the home page. */
import { expect, type Page, test } from '@playwright/test';
import { formatRgb } from 'culori';
import sharp from 'sharp';
import { timeScale } from '@/components/home/time-scale';
import { home } from '@/content/pages/home';
import { colors } from '@/lib/colors';

/** The colours of a column of pixels of the window, from top to bottom. */
async function coloursBelow(page: Page, x: number, from: number, to: number): Promise<string[]> {
  const clip = { x: Math.floor(x), y: Math.ceil(from), width: 1, height: Math.floor(to) - Math.ceil(from) };
  const pixels = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: clip.height }, (_, row) => `rgb(${pixels.subarray(row * 3, row * 3 + 3).join(', ')})`);
}

// The policy would refuse the changed styles.
test.use({ bypassCSP: true });

const yellow = formatRgb(colors.highlight)!;

/** Checks that the line runs from the stop into the board without a gap, and ends behind it. */
async function expectLineToBoard(page: Page, when: string) {
  await page.locator('.team-stop').evaluate((stop) => stop.scrollIntoView({ behavior: 'instant' }));
  const stop = (await page.locator('.team-stop').boundingBox())!;
  const board = (await page.locator('#contact .surface-highlight').first().boundingBox())!;
  const x = stop.x + stop.width / 2;
  const line = await coloursBelow(page, x, stop.y + stop.height + 2, board.y + 10);
  expect.soft(new Set(line), `the line, ${when}`).toEqual(new Set([yellow]));
  const below = await coloursBelow(page, x, board.y + board.height + 1, board.y + board.height + 50);
  expect.soft(below, `below the board, ${when}`).not.toContain(yellow);
}

test('the yellow line ends behind the board, however long the texts between are', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 5000 });
    await expectLineToBoard(page, `${width} px`);
  }
  await page.locator('#check li').evaluateAll((items) => items.forEach((item) => item.append(' word'.repeat(60))));
  await expectLineToBoard(page, 'long facts');
  await page.reload();
  await page.setViewportSize({ width: 2100, height: 5000 });
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expectLineToBoard(page, 'text twice as large');
});

test('each bar has its time on the scale', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const times = home.timelines.rows.map(({ value }) => value);
  const { barOf } = timeScale(times);
  const scale = (await page.locator('.timeline-ticks').boundingBox())!;
  for (const [index, bar] of (await page.locator('.timeline-row rect').all()).entries()) {
    const box = (await bar.boundingBox())!;
    const { x, width } = barOf(times[index]!);
    expect.soft((box.x - scale.x) / scale.width, `start of ${times[index]}`).toBeCloseTo(x / 100, 2);
    expect.soft(box.width / scale.width, `length of ${times[index]}`).toBeCloseTo(width / 100, 2);
  }
});

test('bands, bars and lines are there where scrolling can’t drive them', async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('animation-timeline:view()', 'animation-timeline:none()');
    return route.fulfill({ response, body });
  });
  await page.goto('/');
  const driven = await page.evaluate(() =>
    document.getAnimations().filter(({ timeline }) => timeline !== document.timeline),
  );
  expect(driven).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 5000 });
  await expectLineToBoard(page, 'without scroll timelines');
  for (const bar of await page.locator('.timeline-row rect').all())
    expect((await bar.boundingBox())!.width).toBeGreaterThan(0);
});
