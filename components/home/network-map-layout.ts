/** What the map needs of a category. */
type Listed = { services: readonly unknown[] };

/** Where the map has each category's list and track, on home and on its social card. */
export type MapLayout<Category> = {
  /** The lists above and below the tracks, from the outermost column to the innermost. */
  above: readonly Category[];
  below: readonly Category[];
  /** The tracks from top to bottom as they leave the ring. The outermost turn first. */
  tracks: readonly Category[];
  /** The lists in reading order. On phones these are the map's columns. */
  columns: readonly (readonly Category[])[];
};

/**
 * Places up to six lists so that no tracks cross: half of them above the tracks and the others
 * below. The longest is the innermost below; the next longest are above.
 */
export function mapLayout<Category extends Listed>(categories: readonly Category[]): MapLayout<Category> {
  const [longest, ...others] = categories.toSorted((one, other) => other.services.length - one.services.length);
  const above = others.slice(0, Math.floor(categories.length / 2));
  const below = [...others.slice(above.length), ...(longest ? [longest] : [])];
  const columns = [
    [...above.slice(0, 1), ...below.slice(0, -1)],
    [...above.slice(1), ...below.slice(-1)],
  ];
  return {
    above,
    below,
    tracks: [...above, ...below.toReversed()],
    columns: columns.filter((column) => column.length > 0),
  };
}
