import type { CategoryId, LineColour } from '@/content/types';

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

const corner = 16;
/** Distances from the tracks to the first stop, and at most from there to the last stop. */
const toFirstStop = 64;
const longestList = 192;
const columns = [60, 236, 412];

/** Measures of the map on social cards. On pages, app/styles/network-map.css lays it out. */
export const plan = { pitch: 8, row: 44 } as const;

/**
 * Lays the map out as one drawing. The tracks enter from the left around y = 0.
 * @param categories the categories with their services, from top to bottom
 */
export function networkPlan<Slug extends string>(
  categories: readonly { id: CategoryId; colour: LineColour; services: readonly Slug[] }[],
) {
  const { above, below } = placesOnMap(categories);
  const row = Math.min(plan.row, ...categories.map(({ services }) => longestList / (services.length - 1)));
  const stopPlaces = new Map<Slug, { x: number; y: number }>();
  // From top to bottom as they leave the ring. The outermost turn first.
  const tracks = [
    ...above.map((category, column) => ({ ...category, column, way: -1 })),
    ...below.map((category, column) => ({ ...category, column, way: 1 })).reverse(),
  ];
  const paths = tracks.map(({ id, colour, services, column, way }, index) => {
    const x = columns[column] ?? 0;
    const y = (index - (tracks.length - 1) / 2) * plan.pitch;
    const first = way > 0 ? toFirstStop : -toFirstStop - (services.length - 1) * row;
    services.forEach((stop, place) => stopPlaces.set(stop, { x, y: first + place * row }));
    const end = way > 0 ? first + (services.length - 1) * row : first;
    return { id, colour, y, d: `M0 ${y}H${x - corner}L${x} ${y + way * corner}V${end}` };
  });
  return { paths, stopPlaces, row };
}
