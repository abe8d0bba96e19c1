/* Places on a page count letters: spaces and capitals differ between HTML, screen and clipboard. */

/** Elements whose text is no part of the page. */
export const unreadElements = 'script, style, template, noscript, [data-preview-bar]';

/** A text in small letters without spaces. */
export const lettersOf = (text: string) =>
  text.replace(/\s+/g, '').replace(/\S/g, (letter) => letter.toLowerCase().charAt(0));

/** How many times a text occurs in some letters. */
export const occurrences = (letters: string, text: string) => letters.split(lettersOf(text)).length - 1;
