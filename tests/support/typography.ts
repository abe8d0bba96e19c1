/* Line ends and fonts: read off the boxes of words, as a visitor sees them. */
import type { Page } from '@playwright/test';

/** Headings whose last line is one word, shorter than half of the line above it, although that line's last word would fit beside it. */
export const lonelyWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4)')].flatMap((heading) => {
      if (!heading.checkVisibility()) return [];
      const words: DOMRect[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { index, 0: word } of node.textContent!.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          words.push(range.getBoundingClientRect());
        }
      const [before, last] = words.slice(-2);
      if (!before || !last || last.top <= before.top + 2) return [];
      const isAlone = !words.slice(0, -2).some(({ top }) => Math.abs(top - last.top) < 2);
      const isForced =
        heading.firstElementChild !== null && getComputedStyle(heading.firstElementChild).display === 'block';
      const space = parseFloat(getComputedStyle(heading).fontSize) * 0.3;
      const above = words.filter(({ top }) => Math.abs(top - before.top) < 2);
      const isShort = last.width < (before.right - Math.min(...above.map(({ left }) => left))) / 2;
      const fits = before.width + space + last.width < heading.getBoundingClientRect().width;
      return isAlone && isShort && fits && !isForced ? [heading.textContent] : [];
    }),
  );

/** Texts that match a pattern and do not stand on one line, in the whole page or in the boxes of a selector. */
const torn = (page: Page, pattern: RegExp, boxes?: string) =>
  page.evaluate(
    ([source, selector]) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const boxOf = (node: Node) => {
        let element = node.parentElement!;
        if (selector) return element.closest(selector);
        while (getComputedStyle(element).display.startsWith('inline')) element = element.parentElement!;
        return element;
      };
      const texts = new Map<Element, Text[]>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const box = boxOf(node);
        if (box && node.parentElement!.checkVisibility() && !node.parentElement!.closest('script, style'))
          texts.set(box, [...(texts.get(box) ?? []), node as Text]);
      }
      for (const nodes of texts.values()) {
        const whole = nodes.map(({ data }) => data).join('');
        for (const { index, 0: match } of whole.matchAll(new RegExp(source, 'g'))) {
          const range = document.createRange();
          let from = 0;
          for (const node of nodes) {
            const [start, end] = [index - from, index + match.length - from];
            if (start >= 0 && start < node.length) range.setStart(node, start);
            if (end > 0 && end <= node.length) range.setEnd(node, end);
            from += node.length;
          }
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          const [first] = lines;
          if (first && lines.some(({ top, height }) => Math.abs(top + height / 2 - first.top - first.height / 2) > 6))
            found.push(match);
        }
      }
      return found;
    },
    [pattern.source, boxes ?? ''] as const,
  );

export const brokenWords = (page: Page) => torn(page, /[A-Za-z\d]{3,}/);

/** Values of boards (facts, timelines, opening hours) that break elsewhere than after a comma, and times in narrow columns that break after their dash. */
export const brokenValues = async (page: Page) => [
  ...(await torn(page, /[^,\s][^,]*/, 'dd.font-display, #timelines li > span')),
  ...(await torn(page, /\d–\d+/, '#services p')),
];

/** Texts in a font other than the site's and the device's own sans. */
export const foreignFonts = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((element) => element.checkVisibility())
      .map((element) => `${element.textContent?.trim().slice(0, 40)}: ${getComputedStyle(element).fontFamily}`)
      .filter((text) => !/: ("Anek Latin"|system-ui),/.test(text)),
  );
