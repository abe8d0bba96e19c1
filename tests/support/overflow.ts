import { expect, type Page } from '@playwright/test';

/** Sets the browser's text size, with which everything in rem grows. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

/** By how many pixels the page is wider than the window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** Checks that nothing is wider than the window, and no text is cut off. */
export async function expectFit(page: Page, when: string): Promise<void> {
  // After a resize, the menu gives way in one of the next frames.
  await expect.soft.poll(() => excessWidth(page), `sideways scroll, ${when}`).toBe(0);
  expect.soft(await cutTexts(page), `cut texts, ${when}`).toEqual([]);
}

/** The texts that leave the window, or a box that cuts off what leaves it. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (!text || parent.closest('title, desc') || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const cutting: DOMRect[] = [];
      for (let box: Element | null = parent; box; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible' && !(box instanceof SVGElement))
          cutting.push(box.getBoundingClientRect());
      // For screen readers.
      if (cutting.some(({ width }) => width <= 1)) continue;
      const start = Math.max(0, ...cutting.map(({ left }) => left));
      const end = Math.min(document.documentElement.clientWidth, ...cutting.map(({ right }) => right));
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCut = ({ left, right, width }: DOMRect) => width > 0 && (left < start - 1 || right > end + 1);
      if ([...range.getClientRects()].some(isCut)) found.push(text.slice(0, 60));
    }
    return found;
  });

/**
 * Words of up to 20 letters that break in the middle. Longer ones, such as place names, may.
 * @param within a selector for the parts of the page to look at
 */
export const brokenWords = (page: Page, within = 'body', pattern = /Wi-Fi|e-mail|[a-z\d]{3,}/gi) =>
  page.evaluate(
    ([within, pattern]) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!;
        if (!parent.closest(within) || !parent.checkVisibility() || parent.closest('script, style')) continue;
        for (const { index, 0: word } of node.textContent!.matchAll(pattern)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          const middles = lines.map(({ y, height }) => y + height / 2);
          if (word.length <= 20 && middles.some((middle) => Math.abs(middle - middles[0]!) > 6)) found.push(word);
        }
      }
      return found;
    },
    [within, pattern] as const,
  );
