import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

/** A text on one line, with single spaces. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text as a regular expression that matches it. */
export const patternOf = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Elements whose text does not flow on into what comes after. */
const blocks = new Set(
  (
    'address article aside blockquote body button dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hr label legend li main nav ol option p section summary table tbody td text th thead tr ul'
  ).split(' '),
);
/** Marks within a word or a number. */
const flowing = new Set(['sub', 'sup', 'wbr']);
const wordEnd = /[\p{L}\p{N}.!?:]$/u;
const wordStart = /^[\p{L}\p{N}+₹$]/u;
const unread = new Set(['script', 'style', 'template', 'noscript']);

/** The text of a paragraph, heading or list item, and the element that holds it. */
export type TextBlock = { text: string; element: Element };

/** The texts below an element in document order. */
export function readBlocks($: CheerioAPI, root: string): TextBlock[] {
  const found: TextBlock[] = [];
  let [current, isCrossed] = ['', false];
  const flush = (element: Element) => {
    const text = current.replace(/\s+/g, ' ').trim();
    if (text) found.push({ text, element });
    current = '';
  };
  const walk = (node: AnyNode, holder: Element): void => {
    if (node.type === 'text') {
      // CSS may separate them: "website" and "2–4 weeks" are two texts, "fast" and ", cheap" one,
      // and so is a heading.
      const isHeading = /^h\d$/.test(holder.name);
      if (isCrossed && !isHeading && wordEnd.test(current) && wordStart.test(node.data)) flush(holder);
      current += node.data;
      isCrossed &&= node.data === '';
    }
    if (!('children' in node)) return;
    const element = node as Element;
    if (unread.has(element.name)) return;
    const isBlock = blocks.has(element.name);
    if (isBlock || element.name === 'br') flush(holder);
    isCrossed ||= !flowing.has(element.name);
    for (const child of element.children) walk(child, isBlock ? element : holder);
    isCrossed ||= !flowing.has(element.name);
    if (isBlock) flush(element);
  };
  for (const element of $(root).toArray() as Element[]) {
    walk(element, element);
    flush(element);
  }
  return found;
}
