import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** Collapses white space. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Elements whose text doesn’t run on into the text around them. */
export const blocks =
  'br button dd details div dt fieldset figcaption h1 h2 h3 h4 label li ol p section summary table td th tr ul'.split(
    ' ',
  );

/** The texts of a page's paragraphs, headings, list items and so on, in document order. */
export function readTexts($: CheerioAPI): string[] {
  const body = $('body').clone();
  body.find('script, style, template, noscript').remove();
  body.find(blocks.join()).before('\n').after('\n');
  // Without a space between two elements, CSS separates them.
  const followsElement = (_: number, { prev }: Element) => prev?.type === 'tag';
  body.find('*').filter(followsElement).before('\n');
  return body.text().split('\n').map(inOneLine).filter(Boolean);
}
