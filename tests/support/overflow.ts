import { expect, type Page } from '@playwright/test';

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
      const layer = parent.closest(layers);
      found.push({
        text: node.data.trim().slice(0, 60),
        isInDrawing: parent.closest('svg') !== null,
        box: boxOf(range.getBoundingClientRect()),
        lines: [...range.getClientRects()].map(boxOf),
        start: Math.max(0, ...cutting.map(({ left }) => left)),
        end: Math.min(document.documentElement.clientWidth, ...cutting.map(({ right }) => right)),
        owner: owner && getComputedStyle(owner).display !== 'inline' && boxOf(owner.getBoundingClientRect()),
        ownerName: owner?.localName,
        layer: layer && [...document.querySelectorAll(layers)].indexOf(layer),
      });
    }
    return found;
  });

/** Checks that nothing is wider than the window, and no text is cut off. */
export async function expectFit(page: Page, when: string): Promise<void> {
  // After a resize, the menu gives way in one of the next frames.
  await expect.soft.poll(() => tooWide(page), `sideways scroll, ${when}`).toEqual([]);
  expect.soft(await cutTexts(page), `cut texts, ${when}`).toEqual([]);
}

/** Texts that the window or a box cuts off. */
async function cutTexts(page: Page): Promise<string[]> {
  const texts = (await drawnTexts(page)).filter(({ box }) => box.right > box.left);
  return texts.filter(({ box, start, end }) => box.left < start - 1 || box.right > end + 1).map(({ text }) => text);
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
export async function misplacedTexts(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const texts = (await drawnTexts(page)).filter(({ isInDrawing }) => !isInDrawing);
  const lines = texts.flatMap((text) =>
    text.lines.map(({ left, right, top, bottom }) => {
      // Lines of some scripts are higher than the space that they have, which nobody sees.
      const unseen = (bottom - top) * 0.3;
      return { ...text, of: text, left, right, top: top + unseen, bottom: bottom - unseen };
    }),
  );
  lines.sort((one, other) => one.top - other.top);
  for (const [index, { of, text, owner, ownerName, left, right, top, bottom }] of lines.entries()) {
    if (owner && (left < owner.left - 1 || right > owner.right + 1 || top < owner.top || bottom > owner.bottom))
      found.add(`${text}: leaves its ${ownerName}`);
    for (const other of lines.slice(index + 1)) {
      if (other.top >= bottom) break;
      const width = Math.min(right, other.right) - Math.max(left, other.left);
      if (width > 2 && other.of !== of && other.layer === of.layer) found.add(`${text}: over ${other.text}`);
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
