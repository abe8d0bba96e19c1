import type { Element } from 'domhandler';
import type { Page } from './page';

/* Places on a page count letters: spaces and capitals differ between HTML, screen and clipboard. */

/** Elements whose text is no part of the page. */
export const unreadElements = 'script, style, template, noscript, [data-preview-bar]';

/** A text on one line, with single spaces. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text as a regular expression that matches it. */
export const patternOf = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in small letters without spaces. */
export const lettersOf = (text: string) =>
  text.replace(/\s+/g, '').replace(/\S/g, (letter) => letter.toLowerCase().charAt(0));

/** How many times a text occurs in some letters. */
export const occurrences = (letters: string, text: string) => letters.split(lettersOf(text)).length - 1;

/** Where something begins and ends, in letters of its page. */
export type Span = readonly [from: number, to: number];

/** The letters of a page, and where each element is among them. */
export function readLetters($: Page['$']) {
  const spans = new Map<Element, Span>();
  let letters = '';
  const walk = (element: Element) => {
    if ($(element).is(unreadElements)) return;
    const from = letters.length;
    for (const child of element.children) {
      if (child.type === 'text') letters += lettersOf(child.data);
      if (child.type === 'tag') walk(child);
    }
    spans.set(element, [from, letters.length]);
  };
  for (const body of $('body').toArray()) walk(body);
  return { letters, spans };
}
