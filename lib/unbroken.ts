const noBreakSpace = '\u00a0';
/** Joins without a width: browsers break a line after an en dash otherwise. */
const wordJoiner = '\u2060';

/** A value that stays on one line wherever it stands, for example "2–4 weeks". */
export function unbroken(value: string): string {
  return value.replaceAll(' ', noBreakSpace).replaceAll('–', `–${wordJoiner}`);
}

/** A text without what only a page's layout needs, for search results, structured data and other programs. */
export function plainText(text: string): string {
  return text.replaceAll(noBreakSpace, ' ').replaceAll(wordJoiner, '');
}
