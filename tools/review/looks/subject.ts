import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { inOneLine } from '../../pages/letters';
import { listOf } from './words';

/*
 * Names parts of a page as its reader would: “buttons in “Our values””. It depends on no class of
 * the site.
 */

const bands = 'section, header, footer, nav, aside, dialog, [popover]';
const kinds: readonly [string, string][] = [
  ['h1, h2, h3, h4, h5, h6', 'headings'],
  ['button, [type=submit], summary button', 'buttons'],
  ['summary, details', 'questions'],
  ['a', 'links'],
  ['input, textarea, select', 'fields'],
  ['label, legend', 'labels'],
  ['svg, svg *', 'drawings'],
  ['img, picture, source', 'pictures'],
  ['head *', 'icons and colours of the browser’s bar'],
  ['li', 'list items'],
  ['ul, ol, dl', 'lists'],
  ['p, blockquote', 'paragraphs'],
  ['form', 'forms'],
  ['section, article', 'sections'],
  ['*', 'parts'],
];
const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40).replace(/\s\S*$/, '')} …` : text}”`;
const distinct = <Item>(items: readonly Item[]) => [...new Set(items)];

/** The first words that an element shows, and the name of one that shows none. */
export function textOf($: CheerioAPI, element: Element): string {
  const isText = (node: Element) =>
    $(node)
      .contents()
      .toArray()
      .some((child) => child.type === 'text' && child.data.trim());
  const all = [element, ...($(element).find('*').toArray() as Element[])];
  const text = inOneLine($(all.find(isText)).text());
  const labelled = $(all).filter('[alt], [aria-label]').first();
  return text || labelled.attr('alt') || labelled.attr('aria-label') || '';
}

/** The outermost band of the page around an element, by its heading: “Our values”. */
export function partOf($: CheerioAPI, element: Element): string {
  if ($(element).closest('body > header, [data-menu]').length > 0) return 'the header';
  if (isInFrame($, element) && $(element).closest('footer').length > 0) return 'the footer';
  const band = $(element).closest(bands).add($(element).parents(bands)).first();
  const heading = inOneLine(band.find('h1, h2, h3').first().text()) || band.attr('aria-label');
  return heading ? quoted(heading) : 'the page';
}

export const isInFrame = ($: CheerioAPI, element: Element) => $(element).closest('main').length === 0;

/**
 * The elements that something concerns, in words: “link “Call us” in “Shop””, “links and buttons
 * in the footer”.
 * @param isBrief without the parts they are in, for what many pages have
 */
export function subjectOf($: CheerioAPI, elements: readonly Element[], isBrief = false): string {
  const [first] = elements;
  if (!first) return 'what opens or appears later';
  if (elements.some(({ name }) => name === 'html' || name === 'body')) return 'everything';
  const parts = distinct(elements.map((element) => partOf($, element)));
  const where = parts.length > 3 ? `${parts.length} parts of the page` : listOf(parts);
  if (!isBrief && $(elements).filter(`${bands}, main`).length === elements.length) return where;
  const names = distinct(elements.map((element) => kinds.find(([selector]) => $(element).is(selector))![1]));
  const many = names.length <= 3 ? listOf(names) : 'parts';
  if (isBrief) return many;
  const text = quoted(textOf($, first));
  const subject =
    elements.length > 1 ? many : [many.replace(/s$/, ''), text !== '“”' && text].filter(Boolean).join(' ');
  return where === text ? subject : `${subject} in ${where}`;
}
