/* What differs from service to service. */
import { expect, type Page, test } from '@playwright/test';
import { categories } from '@/content/categories';
import { services } from '@/content/services';
import { servicePath } from '@/lib/routes';
import { axeFaults } from '../support/accessible';
import { cutTexts, horizontalOverflow } from '../support/overflow';

// The policy would refuse axe.
test.use({ bypassCSP: true });

/** The smallest font size of the example, in pixels on screen. */
const smallestLetters = (page: Page) =>
  page.locator('#example figure').evaluate((figure) => {
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

test('the line of a category ends with its row, also with eight services', async ({ page }) => {
  // Its grid has as many columns as one with eight.
  const largest = categories.toSorted((one, other) => one.services.length - other.services.length).at(-1)!;
  test.skip(largest.services.length < 5, 'no category has five services');
  await page.goto(servicePath(largest.services[0]!));
  const stops = page.locator('nav[aria-labelledby="category-title"] li');
  await stops.nth(1).evaluate((stop) => {
    while (stop.parentElement!.children.length < 8) stop.before(stop.cloneNode(true));
  });
  const ends = await stops.evaluateAll((all) =>
    all.map((stop) => {
      const { content, insetInlineEnd } = getComputedStyle(stop, '::before');
      const { right } = stop.getBoundingClientRect();
      return content === 'none' ? right : right - parseFloat(insetInlineEnd);
    }),
  );
  const edge = await stops.locator('..').evaluate((list) => list.getBoundingClientRect().right);
  expect(Math.max(...ends)).toBeLessThanOrEqual(edge + 1);
});

for (const { slug } of services) {
  test(`${slug} fits, with large targets and letters`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    expect.soft(await axeFaults(page, { runOnly: ['target-size'] })).toEqual([]);
    await page.setViewportSize({ width: 280, height: 844 });
    expect.soft(await horizontalOverflow(page)).toBe(0);
    expect.soft(await cutTexts(page)).toEqual([]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await smallestLetters(page), `letters at ${width} px`).toBeGreaterThanOrEqual(12);
    }
  });
}
