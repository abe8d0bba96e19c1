import { syllable } from 'syllable';

/** Words of a text; numbers count. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Whole minutes at 230 words a minute, at least 1 (Brysbaert 2019: adults read English prose at about 238). */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 230));
}

/**
 * Flesch reading ease: 206.835 - 1.015 words/sentence - 84.6 syllables/word (Flesch 1948). 60 to 70 is plain English,
 * below 30 is hard. Only full sentences should go in: headings and labels would make a page look easier than it is.
 */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 100;
  // A number has no letters to count; it is spoken as one syllable at least.
  const spoken = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return Math.round(206.835 - (1.015 * words.length) / sentences.length - (84.6 * spoken) / words.length);
}
