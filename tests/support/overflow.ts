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
  expect.soft((await faultyWords(page, 'body', /\S+/g)).cut, `cut words, ${when}`).toEqual([]);
}

/**
 * The words that leave the window, or a box that cuts off what leaves it, and those of up to 20
 * letters that break in the middle. Longer ones, such as place names, may.
 * @param within a selector for the parts of the page to look at
 */
export const faultyWords = (page: Page, within = 'body', pattern = /Wi-Fi|e-mail|[a-z\d]{3,}/gi) =>
  page.evaluate(
    ([within, pattern]) => {
      const [cut, broken]: [string[], string[]] = [[], []];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!;
        const isSeen =
          parent.checkVisibility({ visibilityProperty: true }) && !parent.closest('script, style, title, desc');
        if (!isSeen || !parent.closest(within)) continue;
        const cutting: DOMRect[] = [];
        for (let box: Element | null = parent; box; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== 'visible' && !(box instanceof SVGElement))
            cutting.push(box.getBoundingClientRect());
        // For screen readers.
        if (cutting.some(({ width }) => width <= 1)) continue;
        const start = Math.max(0, ...cutting.map(({ left }) => left));
        const end = Math.min(document.documentElement.clientWidth, ...cutting.map(({ right }) => right));
        for (const { index, 0: word } of node.textContent!.matchAll(pattern)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          const middles = lines.map(({ y, height }) => y + height / 2);
          const isBroken = middles.some((middle) => Math.abs(middle - middles[0]!) > 6);
          if (isBroken && word.length <= 20) broken.push(word);
          if (lines.some(({ left, right }) => left < start - 1 || right > end + 1)) cut.push(word);
        }
      }
      return { cut, broken };
    },
    [within, pattern] as const,
  );
