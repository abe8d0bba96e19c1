import { expect, test } from '@playwright/test';
import { site } from '@/content/site';

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
