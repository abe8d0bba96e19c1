import type { Page } from '@playwright/test';

/** Texts that the window or a box cuts off. Boxes of one pixel hide texts for screen readers. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.textContent?.trim() || !parent.checkVisibility() || parent.closest('title, desc')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      let [left, right] = [0, document.documentElement.clientWidth];
      let isSeen = true;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible' || box instanceof SVGElement) continue;
        const edge = box.getBoundingClientRect();
        if (edge.width <= 1) isSeen = false;
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      if (!isSeen) continue;
      if (text.left < left - 1 || text.right > right + 1) cut.push(node.textContent.trim().slice(0, 60));
    }
    return cut;
  });
}

/** What makes the page wider than the window: the innermost elements that leave it. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // On phones, `innerWidth` grows with the page.
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const leaves = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return element.checkVisibility() && (left < -1 || right > clientWidth + 1);
    };
    const isCutOff = (element: Element) => {
      for (let box = element.parentElement!; box !== document.body; box = box.parentElement!)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const outside = [...document.body.querySelectorAll('*')].filter((element) => leaves(element) && !isCutOff(element));
    const innermost = outside.filter((element) => ![...element.children].some(leaves));
    const names = innermost.map((element) => `${element.localName} “${element.textContent.trim().slice(0, 40)}”`);
    return [`the page is ${scrollWidth} px wide in a window of ${clientWidth}`, ...names.slice(0, 3)];
  });

/** Texts that leave their control, cell, item or paragraph, and texts over other texts. */
export const misplacedTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const lines: { text: Text; layer: Element | null; left: number; right: number; top: number; bottom: number }[] = [];
    const nameOf = (text: Text) => text.data.trim().slice(0, 40);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement!;
      if (
        !text.data.trim() ||
        parent.closest('svg, script, style') ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue;
      let isSeen = true;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        // For screen readers.
        if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().width <= 1) isSeen = false;
      }
      if (!isSeen) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // Lines of some scripts are higher than the space that they have, which nobody sees.
      const own = [...range.getClientRects()].map(({ left, right, top, height }) => {
        return { left, right, top: top + height * 0.3, bottom: top + height * 0.7 };
      });
      const owner = parent.closest('a, button, summary, label, th, td, li, p, h1, h2, h3, header, nav, [popover]');
      const edge = owner && getComputedStyle(owner).display !== 'inline' && owner.getBoundingClientRect();
      const leaves = own.some(
        ({ left, right, top, bottom }) =>
          edge && (left < edge.left - 1 || right > edge.right + 1 || top < edge.top || bottom > edge.bottom),
      );
      if (leaves) found.push(`${nameOf(text)}: leaves its ${owner!.localName}`);
      const layer = parent.closest('header, .fixed, .phone-bar, [popover], [role=dialog], [role=region]');
      lines.push(...own.map((line) => ({ text, layer, ...line })));
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= line.bottom) break;
        if (other.text === line.text || other.layer !== line.layer) continue;
        const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        if (width > 2) found.push(`${nameOf(line.text)}: over ${nameOf(other.text)}`);
      }
    }
    return [...new Set(found)];
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
          if (word.length > 20) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
          const middle = ({ top, height }: DOMRect) => top + height / 2;
          if (first && others.some((other) => Math.abs(middle(other) - middle(first)) > 6)) found.push(word);
        }
      }
      return found;
    },
    [within, pattern] as const,
  );
