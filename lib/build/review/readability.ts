/** Words of a text; numbers count. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Whole minutes at 230 words a minute, at least 1 (Brysbaert 2019: adults read English prose at about 238). */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 230));
}

/** Syllables of an English word, by its groups of vowels; right for most words, which is enough for an average. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) => end[0] ?? '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/**
 * Flesch reading ease: 206.835 - 1.015 words/sentence - 84.6 syllables/word (Flesch 1948). 60 to 70 is plain English,
 * below 30 is hard. Only full sentences should go in: headings and labels would make a page look easier than it is.
 */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 100;
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return Math.round(206.835 - (1.015 * words.length) / sentences.length - (84.6 * spoken) / words.length);
}
