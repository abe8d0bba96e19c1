/* The boards at the end of pages. */
import { expect, test } from '@playwright/test';
import { families } from '@/app/fonts/families';
import { site } from '@/content/site';

const { second } = site.board;

test('the board’s second script is drawn with our font on a device that has none for it', async ({ page }) => {
  test.skip(!second, 'The owner has chosen none');
  await page.goto('/about', { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const selector = `.station-board [lang=${second!.lang}]`;
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  // Letters that no font has are drawn with the first one, as boxes: only spaces may be from there.
  const others = fonts.filter(({ familyName }) => !familyName.startsWith(families.board.family));
  const spaces = second!.words.split(' ').length - 1;
  expect(others.reduce((sum, { glyphCount }) => sum + glyphCount, 0)).toBe(spaces);
  expect(fonts.length).toBeGreaterThan(others.length);
});
