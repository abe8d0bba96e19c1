/* The lines of the home page. */
import { expect, type Page, test } from '@playwright/test';
import { formatRgb } from 'culori';
import { light } from '@/tools/colors';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The colours of a column of pixels of the window, from top to bottom. */
async function coloursBelow(page: Page, x: number, from: number, to: number): Promise<string[]> {
  const clip = { x: Math.floor(x), y: Math.ceil(from), width: 1, height: Math.floor(to) - Math.ceil(from) };
  const image = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${source}`;
    await picture.decode();
    const { width, height } = picture;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    return Array.from({ length: height }, (_, row) => `rgb(${data.slice(row * 4, row * 4 + 3).join(', ')})`);
  }, image);
}

const yellow = formatRgb(light('highlight'))!;

/** Checks that the line runs from the stop into the board without a gap, and ends behind it. */
async function expectLineToBoard(page: Page, when: string) {
  await page.locator('.team-stop').evaluate((stop) => stop.scrollIntoView());
  const stop = (await page.locator('.team-stop').boundingBox())!;
  const board = (await page.locator('#contact .surface-highlight').first().boundingBox())!;
  const x = stop.x + stop.width / 2;
  const line = await coloursBelow(page, x, stop.y + stop.height + 2, board.y + 10);
  expect.soft(new Set(line), `the line, ${when}`).toEqual(new Set([yellow]));
  const below = await coloursBelow(page, x, board.y + board.height + 1, board.y + board.height + 50);
  expect.soft(below, `below the board, ${when}`).not.toContain(yellow);
}

test('the yellow line ends behind the board, however long the texts between are', async ({ page }) => {
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
