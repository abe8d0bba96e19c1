/* What differs from service to service. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { blend, type Color, parse, wcagContrast } from 'culori';
import { categories } from '@/content/categories';
import { services } from '@/content/services';
import { axeFaults } from '../support/accessible';
import { cutTexts, tooWide } from '../support/overflow';

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

/** The colours that an element's variables have. */
const colours = (element: Locator, ...names: string[]): Promise<(Color | undefined)[]> =>
  element
    .evaluate(
      (parent, variables) =>
        variables.map((name) => {
          const swatch = parent.appendChild(document.createElement('i'));
          swatch.style.color = `var(${name})`;
          return getComputedStyle(swatch).color;
        }),
      names,
    )
    .then((values) => values.map((value) => parse(value)));

for (const { slug } of services) {
  test(`${slug} fits, with large targets and letters`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    expect.soft(await axeFaults(page, { runOnly: ['target-size'] })).toEqual([]);
    await page.setViewportSize({ width: 280, height: 844 });
    expect.soft(await tooWide(page)).toEqual([]);
    expect.soft(await cutTexts(page)).toEqual([]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await smallestLetters(page), `letters at ${width} px`).toBeGreaterThanOrEqual(12);
    }
  });
}

for (const {
  id,
  services: [slug],
} of categories) {
  test(`texts are read on the band of ${id}, at the ends and in the middle of its gradient, and on its tint`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const [text, end, middle] = await colours(
        page.locator('.line-band section'),
        '--color-ink',
        '--band',
        '--band-deep',
      );
      const [soft, paper, tint] = await colours(
        page.locator('#example'),
        '--color-ink-soft',
        '--color-paper',
        '--tint',
      );
      const pairs = { end: [text, end], middle: [text, middle], tint: [soft, blend([paper!, tint!])] };
      for (const [name, [front, ground]] of Object.entries(pairs))
        expect.soft(wcagContrast(front!, ground!), `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}
