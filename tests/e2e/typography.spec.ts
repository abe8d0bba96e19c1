/* Line ends: read off the boxes of words, as a visitor sees them. */
import { type Page, expect, test } from '@playwright/test';
import { templateList } from '../support/templates';

const widths = [360, 390, 768, 1280];
const paths = [...templateList.map(([, path]) => path), '/services/mobile-application-development'];

/** Headings whose last line is one word, shorter than half of the line above it, although that line's last word would fit beside it. */
const lonelyWords = (page: Page) =>
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

/** Figures that a line end separates from their unit, and words that are broken. */
const torn = (page: Page, pattern: string) =>
  page.evaluate((source) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const block = (node: Node) => {
      let element = node.parentElement!;
      while (getComputedStyle(element).display.startsWith('inline')) element = element.parentElement!;
      return element;
    };
    const texts = new Map<Element, Text[]>();
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement!.checkVisibility() && !node.parentElement!.closest('script, style'))
        texts.set(block(node), [...(texts.get(block(node)) ?? []), node as Text]);
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
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = boxes;
        if (first && boxes.some(({ top, height }) => Math.abs(top + height / 2 - first.top - first.height / 2) > 6))
          found.push(match);
      }
    }
    return found;
  }, pattern);

const units = String.raw`\d[\d,.:]*(–\u2060?\d[\d,]*)?\s(minutes?|hours?|days?|weeks?|months?|years?|AM|PM)\b|Mon–Sat|\d–\u2060?\d`;

/** Contact says whether the office is open: both sentences are tried, whenever the test runs. */
const visits: [path: string, time: string][] = [
  ...paths.map((path): [string, string] => [path, '2026-11-21T20:30:00+05:30']),
  ['/contact', '2026-11-21T11:30:00+05:30'],
];

for (const [path, time] of visits)
  test(`${path} ends its lines well at every usual width (${time})`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await lonelyWords(page), `headings at ${width} px`).toEqual([]);
      expect(await torn(page, units), `units at ${width} px`).toEqual([]);
      expect(
        await torn(page, String.raw`[\p{L}\d]{3,}`.replace(String.raw`\p{L}`, 'A-Za-z')),
        `words at ${width} px`,
      ).toEqual([]);
    }
  });
