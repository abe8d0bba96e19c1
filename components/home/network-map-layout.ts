/** What the map needs of a category. */
type Listed = { services: readonly unknown[] };

/**
 * Places up to six lists so that no tracks cross: half of them above the tracks and the others
 * below, from the outermost column to the innermost. The longest is the innermost below; the next
 * longest are above.
 */
export function placesOnMap<Category extends Listed>(categories: readonly Category[]) {
  const [longest, ...others] = categories.toSorted((one, other) => other.services.length - one.services.length);
  const above = others.slice(0, Math.floor(categories.length / 2));
  const below = [...others.slice(above.length), ...(longest ? [longest] : [])];
  return { above, below };
}

/** The map's lists in reading order. On phones these are its columns. */
export function sidesOfMap<Category extends Listed>(categories: readonly Category[]): Category[][] {
  const { above, below } = placesOnMap(categories);
  const sides = [
    [...above.slice(0, 1), ...below.slice(0, -1)],
    [...above.slice(1), ...below.slice(-1)],
  ];
  return sides.filter((side) => side.length > 0);
}
