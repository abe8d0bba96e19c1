/* The boards at the end of pages. */
import { expect, test } from '@playwright/test';
import { site } from '@/content/site';

test('the board’s Hindi is drawn with our font on a device that has none for it', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const selector = '.station-board [lang=hi]';
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  // Letters that no font has are drawn with the first one, as boxes: only spaces may be from there.
  const others = fonts.filter(({ familyName }) => !familyName.startsWith('Anek Devanagari'));
  const spaces = site.board.hindi.split(' ').length - 1;
  expect(others.reduce((sum, { glyphCount }) => sum + glyphCount, 0)).toBe(spaces);
  expect(fonts.length).toBeGreaterThan(others.length);
});
