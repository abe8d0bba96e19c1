import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

/** Elements whose text does not flow on into what comes after. */
const blocks = new Set(
  (
    'address article aside blockquote body button dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hr label legend li main nav ol option p section summary table tbody td text th thead tr ul'
  ).split(' '),
);
const unread = new Set(['script', 'style', 'template', 'noscript']);
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The pieces of text below an element as they stand apart on the page: one entry a paragraph, heading, list item. */
export function textBlocks($: CheerioAPI, root: string): string[] {
  const found: string[] = [];
  let current = '';
  const flush = () => {
    const text = current.replace(/\s+/g, ' ').trim();
    if (text) found.push(text);
    current = '';
  };
  const walk = (node: AnyNode): void => {
    if (node.type === 'text') current += node.data;
    if (!('children' in node)) return;
    const element = node as Element;
    if (unread.has(element.name) || element.attribs?.['data-preview-bar'] !== undefined) return;
    const isBlock = blocks.has(element.name);
    if (isBlock || element.name === 'br') flush();
    element.children.forEach(walk);
    if (isBlock) flush();
  };
  $(root).toArray().forEach(walk);
  flush();
  return found;
}

/** A text as its sentences. */
export function sentences(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}
