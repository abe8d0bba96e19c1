import { distance } from 'fastest-levenshtein';

/** Words at least this similar count as the same word, misspelt. */
const alike = 0.75;

const likeness = (a: string, b: string) => 1 - distance(a, b) / Math.max(a.length, b.length, 1);
const wordsOf = (path: string) => [...new Set(path.toLowerCase().match(/[a-z0-9]+/g))];
const lastPart = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/$|[^a-z0-9/]/g, '')
    .split('/')
    .pop()!;

/** The share of the words' letters that are in words with a similar one among the others. */
function matchingShare(words: readonly string[], others: readonly string[]): number {
  let letters = 0;
  let matching = 0;
  for (const word of words) {
    const best = Math.max(0, ...others.map((other) => likeness(word, other)));
    letters += word.length;
    if (best >= alike) matching += best * word.length;
  }
  return matching / Math.max(letters, 1);
}

/** The path that was probably meant: one with most of the words, or nearly the same last part. */
export function closestPath(address: string, known: readonly string[]): string | undefined {
  // No path of the site is nearly as long.
  const missed = address.slice(0, 100);
  const missedWords = wordsOf(missed);
  let closest: string | undefined;
  let highest = 0;
  for (const path of known) {
    const words = wordsOf(path);
    const share = matchingShare(missedWords, words);
    const last = likeness(lastPart(missed), lastPart(path));
    if (words.length === 0 || (share < 0.5 && last < 0.7)) continue;
    // The most words of the address count first, then the fewest other words.
    const score = Math.max(share, last) * 2 + matchingShare(words, missedWords);
    if (score > highest) [closest, highest] = [path, score];
  }
  return closest;
}
