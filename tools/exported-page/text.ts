import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

/** Collapses white space. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Elements whose text doesn’t run on into the text after them. */
const blocks = new Set(
  (
    'address article aside blockquote body button dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hr label legend li main nav ol option p section summary table tbody td text th thead tr ul'
  ).split(' '),
);
/** Elements within a word or a number. */
const flowing = new Set(['sub', 'sup', 'wbr']);
const wordEnd = /[\p{L}\p{N}.!?:]$/u;
const wordStart = /^[\p{L}\p{N}+₹$]/u;
const unread = new Set(['script', 'style', 'template', 'noscript']);

/** The texts of a page's paragraphs, headings, list items and so on, in document order. */
export function readTexts($: CheerioAPI): string[] {
  const found: string[] = [];
  let [current, isCrossed] = ['', false];
  const flush = () => {
    const text = inOneLine(current);
    if (text) found.push(text);
    current = '';
  };
  const walk = (node: AnyNode, isInHeading: boolean): void => {
    if (node.type === 'text') {
      // CSS may separate inline elements: "website" and "2–4 weeks" are two texts, "fast" and
      // ", cheap" are one, and a heading is always one.
      if (isCrossed && !isInHeading && wordEnd.test(current) && wordStart.test(node.data)) flush();
      current += node.data;
      isCrossed &&= node.data === '';
    }
    if (!('children' in node)) return;
    const element = node as Element;
    if (unread.has(element.name)) return;
    const isBlock = blocks.has(element.name);
    if (isBlock || element.name === 'br') flush();
    isCrossed ||= !flowing.has(element.name);
    for (const child of element.children) walk(child, isBlock ? /^h\d$/.test(element.name) : isInHeading);
    isCrossed ||= !flowing.has(element.name);
    if (isBlock) flush();
  };
  walk($('body')[0]!, false);
  flush();
  return found;
}
