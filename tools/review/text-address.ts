/** Letters of a text that lead to it. */
const longest = 60;

/**
 * Address of a text on a page: the preview's script opens what hides it, scrolls to it and marks it.
 * @param nth how many times the page says the same before
 */
export function seeAddress(path: string, text = '', nth = 0): string {
  const [line = ''] = text.split('\n');
  if (!line) return path;
  const see = line.length > longest ? line.slice(0, longest).replace(/\s\S*$/, '') : line;
  return `${path}#${new URLSearchParams({ see, ...(nth > 0 && { nth: String(nth) }) })}`;
}

/** The text that an address leads to. */
export function seenIn(hash: string): { quote: string; nth: number } {
  const { see = '', nth = 0 } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  return { quote: see, nth: Number(nth) };
}
