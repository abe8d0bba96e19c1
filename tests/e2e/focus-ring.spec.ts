import { expect, test } from '@playwright/test';
import { templateList } from '../support/templates';

/** The ring's own colour on paper, on the board and on a panel, in the light scheme. */
const colours = ['rgb(36, 86, 230)', 'rgb(16, 26, 51)', 'rgb(255, 199, 44)'];

for (const [name, path] of templateList) {
  test(`${name} rings what has the focus with 3 px of our own colour`, async ({ page }) => {
    await page.goto(path);
    for (let tabs = 0; tabs < 15; tabs += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(document.activeElement!);
        return { outlineWidth, outlineStyle, outlineColor };
      });
      expect(ring).toMatchObject({ outlineWidth: '3px', outlineStyle: 'solid' });
      expect(colours).toContain(ring.outlineColor);
    }
  });
}
