import type { PageFacts } from './facts';
import { wordsOf } from './readability';

const runLength = 5;

/** Every run of five words of a page's own text (Broder 1997: shingles). */
function shingles({ sentences }: Pick<PageFacts, 'sentences'>): Set<string> {
  const words = sentences.flatMap(wordsOf).map((word) => word.toLowerCase());
  return new Set(words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' ')));
}

/** Pairs of pages with the share of runs they have in common, most alike first. */
export function likeness(pages: readonly PageFacts[]): { paths: [string, string]; share: number }[] {
  const sets = pages.map((page) => [page.path, shingles(page)] as const);
  const pairs = sets.flatMap(([path, set], index) =>
    sets.slice(index + 1).map(([other, otherSet]) => {
      const common = [...set].filter((run) => otherSet.has(run)).length;
      const all = set.size + otherSet.size - common;
      return { paths: [path, other] as [string, string], share: all === 0 ? 0 : common / all };
    }),
  );
  return pairs.sort((one, other) => other.share - one.share);
}
