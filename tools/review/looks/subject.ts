import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/* Names parts of a page as its reader would: “buttons in “Our values””. It depends on no class of the site. */

const bands = 'section, header, footer, nav, aside, dialog, [popover]';
const kinds: readonly [string, string][] = [
  ['h1, h2, h3, h4, h5, h6', 'headings'],
  ['button, [type=submit], summary button', 'buttons'],
  ['summary', 'questions'],
  ['a', 'links'],
  ['input, textarea, select', 'fields'],
  ['label, legend', 'labels'],
  ['svg, svg *', 'drawings'],
  ['img, picture, source', 'pictures'],
  ['li', 'list items'],
  ['ul, ol, dl', 'lists'],
  ['p, blockquote', 'paragraphs'],
  ['form', 'forms'],
  ['section, article', 'sections'],
  ['details', 'questions'],
];
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40).replace(/\s\S*$/, '')} …` : text}”`;
const list = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');
const distinct = <Item>(items: readonly Item[]) => [...new Set(items)];

/** The first words that an element shows, and the name of one that shows none. */
export function textOf($: CheerioAPI, element: Element): string {
  const isFirst = (node: Element) =>
    $(node)
      .contents()
      .toArray()
      .some((child) => child.type === 'text' && child.data.trim());
  const first = [element, ...($(element).find('*').toArray() as Element[])].find(isFirst);
  const labelled = $(element).is('[alt], [aria-label]') ? element : $(element).find('[alt], [aria-label]').get(0);
  return (
    plain(first ? $(first).text() : '') ||
    (labelled && ($(labelled).attr('alt') || $(labelled).attr('aria-label'))) ||
    ''
  );
}

/** The outermost band of the page around an element, by its heading: “Our values”. */
export function partOf($: CheerioAPI, element: Element): string {
  if ($(element).closest('body > header, [data-menu]').length > 0) return 'the header';
  if ($(element).closest('footer').parents('main').length === 0 && $(element).closest('footer').length > 0)
    return 'the footer';
  const band = $(element).closest(bands).add($(element).parents(bands)).first();
  const heading = plain(band.find('h1, h2, h3').first().text()) || band.attr('aria-label');
  return heading ? quoted(heading) : 'the page';
}

export const isInFrame = ($: CheerioAPI, element: Element) => $(element).closest('main').length === 0;

/**
 * The elements that something concerns, in words.
 * @param isBrief without the parts they are in, for what many pages have
 */
export function subjectOf($: CheerioAPI, elements: readonly Element[], isBrief = false): string {
  const [first] = elements;
  if (!first) return 'what opens or appears later';
  if (elements.some(({ name }) => name === 'html' || name === 'body')) return 'everything';
  const parts = distinct(elements.map((element) => partOf($, element)));
  const isBand = elements.every((element) => $(element).is(`${bands}, main`));
  if (isBand && !isBrief) return parts.length > 3 ? `${parts.length} parts of the page` : list(parts);
  const kindOf = (element: Element) => kinds.find(([selector]) => $(element).is(selector))?.[1];
  const named = distinct(elements.map(kindOf));
  const text = textOf($, first);
  const isText = text.replace(/\s/g, '').length === $(first).text().replace(/\s/g, '').length || $(first).is('svg');
  const single = elements.length === 1 && text && isText && text.length <= 60 && !isBrief ? quoted(text) : undefined;
  const many = named.length <= 3 && !named.includes(undefined) ? list(named as string[]) : 'parts';
  const where = parts.length > 2 || isBrief ? '' : ` in ${list(parts)}`;
  const isWhole = many === 'parts' && parts.length <= 2 && !isBrief;
  return single ?? (isWhole ? `part${elements.length > 1 ? 's' : ''} of ${list(parts)}` : `${many}${where}`);
}

/** What one element is: “Question”, “Part of the page”. */
export function singularOf($: CheerioAPI, element: Element): string {
  if ($(element).is('details')) return 'Question';
  const kind = kinds.find(([selector]) => $(element).is(selector))?.[1];
  return kind && kind !== 'sections'
    ? kind.charAt(0).toUpperCase() + kind.slice(1).replace(/s$/, '')
    : 'Part of the page';
}
