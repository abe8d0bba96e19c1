import { lettersOf, occurrences, type Span } from '../pages/letters';

/** Letters of a text that lead to it. */
const longest = 60;

/**
 * Address of a text on a page: the preview's script opens what hides it, scrolls to it and marks
 * it.
 * @param nth how many times the page says the same before
 */
export function textAddress(path: string, text = '', nth = 0): string {
  const see = shortened(text);
  return see ? `${path}#${new URLSearchParams({ see, ...(nth > 0 && { nth: String(nth) }) })}` : path;
}

/** Address of the text at a place of a page. */
export function exactAddress(
  { path, letters }: { path: string; letters: string },
  text = '',
  [span]: readonly Span[] = [],
): string {
  const words = shortened(text);
  const start = span && words ? letters.indexOf(lettersOf(words), span[0]) : -1;
  return textAddress(path, words, start > 0 ? occurrences(letters.slice(0, start), words) : 0);
}

function shortened(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > longest ? line.slice(0, longest).replace(/\s\S*$/, '') : line;
}

/** The text that an address leads to. */
export function textInAddress(hash: string): { quote: string; nth: number } {
  const { see = '', nth = 0 } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  return { quote: see, nth: Number(nth) };
}
