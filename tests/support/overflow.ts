import { expect, type Page } from '@playwright/test';

/** Sets the browser's text size, with which everything in rem grows. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

/** The texts that visitors see: where they are, where they aren't cut off, what they belong to. */
const drawnTexts = (page: Page) =>
  page.evaluate(() => {
    const boxOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
    const layers = 'header, .fixed, .phone-bar, [popover], [role=dialog], [role=region]';
    const owners = 'a, button, summary, label, th, td, li, p, h1, h2, h3, header, nav, [popover]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement!;
      if (!node.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('title, desc')) continue;
      const cutting: DOMRect[] = [];
      for (let box: Element | null = parent; box; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible' && !(box instanceof SVGElement))
          cutting.push(box.getBoundingClientRect());
      // For screen readers.
      if (cutting.some(({ width }) => width <= 1)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const owner = parent.closest(owners);
      found.push({
        text: node.data.trim().slice(0, 60),
        isInDrawing: parent.closest('svg') !== null,
        lines: [...range.getClientRects()].filter(({ width }) => width > 0).map(boxOf),
        start: Math.max(0, ...cutting.map(({ left }) => left)),
        end: Math.min(document.documentElement.clientWidth, ...cutting.map(({ right }) => right)),
        owner: owner && getComputedStyle(owner).display !== 'inline' && boxOf(owner.getBoundingClientRect()),
        layer: [...document.querySelectorAll(layers)].indexOf(parent.closest(layers)!),
      });
    }
    return found;
  });

/** By how many pixels the page is wider than the window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** Checks that nothing is wider than the window, and no text is cut off. */
export async function expectFit(page: Page, when: string): Promise<void> {
  // After a resize, the menu gives way in one of the next frames.
  await expect.soft.poll(() => excessWidth(page), `sideways scroll, ${when}`).toBe(0);
  const texts = await drawnTexts(page);
  const cut = texts.filter(({ lines, start, end }) =>
    lines.some(({ left, right }) => left < start - 1 || right > end + 1),
  );
  const names = cut.map(({ text }) => text);
  expect.soft(names, `cut texts, ${when}`).toEqual([]);
}

/** Texts that leave their control, cell, item or paragraph, and texts over other texts. */
export async function misplacedTexts(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const texts = (await drawnTexts(page)).filter(({ isInDrawing }) => !isInDrawing);
  const lines = texts.flatMap((of) =>
    of.lines.map(({ left, right, top, bottom }) => {
      // Lines of some scripts are higher than the space that they have, which nobody sees.
      const unseen = (bottom - top) * 0.3;
      return { of, left, right, top: top + unseen, bottom: bottom - unseen };
    }),
  );
  for (const { of, left, right, top, bottom } of lines) {
    const { text, owner, layer } = of;
    if (owner && (left < owner.left - 1 || right > owner.right + 1 || top < owner.top || bottom > owner.bottom))
      found.add(`${text}: leaves its box`);
    for (const other of lines) {
      const width = Math.min(right, other.right) - Math.max(left, other.left);
      const isOver = width > 2 && bottom > other.top && top < other.bottom;
      if (isOver && other.of !== of && other.of.layer === layer) found.add(`${text}: over ${other.of.text}`);
    }
  }
  return [...found];
}

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
