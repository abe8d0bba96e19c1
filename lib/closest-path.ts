/** Words that are this much alike count as one and the same, one of them misspelt. */
const alike = 0.75;

/** How many letters to change, add or drop to get from one word to the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}

const likeness = (a: string, b: string) => 1 - distance(a, b) / Math.max(a.length, b.length, 1);
const wordsOf = (path: string) => [...new Set(path.toLowerCase().match(/[a-z0-9]+/g))];
const lastPart = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/$|[^a-z0-9/]/g, '')
    .split('/')
    .pop()!;

/** The share of some words' letters that is found among others. */
function found(words: readonly string[], others: readonly string[]): number {
  const best = words.map((word) => Math.max(0, ...others.map((other) => likeness(word, other))));
  const letters = words.reduce((sum, word, index) => sum + (best[index]! >= alike ? best[index]! * word.length : 0), 0);
  return letters / Math.max(words.join('').length, 1);
}

/** The path that was probably meant: it has most of the words, or nearly the same last part. */
export function closestPath(address: string, known: readonly string[]): string | undefined {
  // No path of the site is nearly as long.
  const missed = address.slice(0, 100);
  const missedWords = wordsOf(missed);
  let closest: string | undefined;
  let highest = 0;
  for (const path of known) {
    const words = wordsOf(path);
    const share = found(missedWords, words);
    const last = likeness(lastPart(missed), lastPart(path));
    if (words.length === 0 || (share < 0.5 && last < 0.7)) continue;
    // First what has most of the words, then what has the fewest others.
    const score = Math.max(share, last) * 2 + found(words, missedWords);
    if (score > highest) [closest, highest] = [path, score];
  }
  return closest;
}
