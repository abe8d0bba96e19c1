/* What is drawn: the line of the home page, and the boards at the ends of pages. */
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { site } from '@/content/site';

test('home’s line ends behind the board, however long the texts between are', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const [width, words] of [
    [1024, 0],
    [1280, 0],
    [1920, 60],
  ] as const) {
    const items = page.locator('#check li');
    await items.evaluateAll((all, more) => all.forEach((item) => item.append(' word'.repeat(more))), words);
    await page.setViewportSize({ width, height: 5000 });
    await page.locator('.team-stop').evaluate((stop) => stop.scrollIntoView({ behavior: 'instant' }));
    const stop = (await page.locator('.team-stop').boundingBox())!;
    const board = (await page.locator('#contact .surface-highlight').first().boundingBox())!;
    const coloursBelow = async (from: number, to: number) => {
      const [x, y] = [Math.floor(stop.x + stop.width / 2), Math.ceil(from)];
      const picture = await page.screenshot({ clip: { x, y, width: 1, height: Math.floor(to) - y } });
      const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
      return new Set(pixels.toString('hex').match(/.{6}/g));
    };
    const line = await coloursBelow(stop.y + stop.height + 2, board.y + 10);
    expect.soft([...line], `colours of the line, ${width} px`).toHaveLength(1);
    const below = await coloursBelow(board.y + board.height + 1, board.y + board.height + 50);
    expect.soft([...below], `below the board, ${width} px`).not.toContain([...line][0]);
  }
});

const { second } = site.board;

test('a board’s second script is drawn with the site’s font on any device', async ({ page }) => {
  test.skip(!second, 'The owner has chosen none');
  await page.goto('/about', { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const selector = `.station-board [lang=${second!.lang}]`;
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  // Letters that no font has are drawn as boxes by one of the device's: only spaces may be.
  const spaces = second!.words.split(' ').length - 1;
  const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
  expect(others.reduce((sum, { glyphCount }) => sum + glyphCount, 0)).toBeLessThanOrEqual(spaces);
});
