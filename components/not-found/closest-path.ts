import { closest, distance } from 'fastest-levenshtein';

const lastPart = (path: string) => path.split('/').at(-1)!;

/** The path that was probably meant: one whose last part is nearly the same, or a page above. */
export function closestPath(address: string, known: readonly string[]): string | undefined {
  // No path of the site is nearly as long. Endings such as .html and a slash don't count.
  const missed = address
    .toLowerCase()
    .slice(0, 100)
    .replace(/(\.\w+)?\/?$/, '');
  const name = lastPart(missed);
  if (!name) return undefined;
  const near = known.filter((path) => distance(lastPart(path), name) <= name.length / 3);
  return near.length > 0 ? closest(missed, near) : closestPath(missed.slice(0, -name.length - 1), known);
}
