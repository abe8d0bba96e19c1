/* What differs from service to service. */
import { expect, type Page, test } from '@playwright/test';
import { services } from '@/content/services';
import { axeFaults } from '../support/accessible';
import { highlightSurfaces } from '../support/highlight';
import { cutTexts, sidewaysScroll } from '../support/overflow';

// The policy would refuse axe.
test.use({ bypassCSP: true });

/** The smallest font size of the specimen, in pixels on screen. */
const smallestLetters = (page: Page) =>
  page.locator('#specimen figure').evaluate((figure) => {
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent!.trim() || !parentElement!.checkVisibility()) continue;
      const scale = parentElement instanceof SVGGraphicsElement ? parentElement.getScreenCTM()!.a : 1;
      found.push(scale * parseFloat(getComputedStyle(parentElement!).fontSize));
    }
    return Math.min(...found);
  });

/** The distance in pixels from the headline's last letter to its ring. */
const fromLetterToRing = (page: Page) =>
  page.locator('h1').evaluate(({ firstChild, lastElementChild }) => {
    const range = document.createRange();
    range.setStart(firstChild!, firstChild!.textContent!.length - 1);
    range.setEndAfter(firstChild!);
    return Math.abs(lastElementChild!.getBoundingClientRect().left - range.getBoundingClientRect().right);
  });

for (const { slug, title } of services) {
  test(`${slug} fits, with large targets and letters`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    expect.soft(await axeFaults(page, { runOnly: ['target-size'] })).toEqual([]);
    expect.soft(await highlightSurfaces(page), 'surfaces in the colour of the highlight').toEqual(['closing-title']);
    expect.soft(await page.locator('h1').evaluate(({ firstChild }) => firstChild!.textContent)).toBe(title);
    for (const width of [280, 320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await fromLetterToRing(page), `headline at ${width} px`).toBeLessThan(16);
      if (width === 280) {
        expect.soft(await sidewaysScroll(page)).toBe(0);
        expect.soft(await cutTexts(page)).toEqual([]);
      }
      if (width === 320 || width === 390)
        expect.soft(await smallestLetters(page), `letters at ${width} px`).toBeGreaterThanOrEqual(12);
    }
  });
}
