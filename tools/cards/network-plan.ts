import { mapLayout } from '@/components/home/network-map-layout';
import type { CategoryId, LineColour } from '@/content/types';

const corner = 16;
/** Distances from the tracks to the first stop, and at most from there to the last stop. */
const toFirstStop = 64;
const longestList = 192;
const columns = [60, 236, 412];

/** Measures of the map on social cards. On pages, components/home/network-map.css has them. */
export const plan = { pitch: 8, row: 44 } as const;

/**
 * The map of components/home/network-map-layout.ts as one drawing. The tracks enter from the left
 * around y = 0.
 * @param categories the categories with their services, from top to bottom
 */
export function networkPlan<Slug extends string>(
  categories: readonly { id: CategoryId; colour: LineColour; services: readonly Slug[] }[],
) {
  const { above, below, tracks } = mapLayout(categories);
  const row = Math.min(plan.row, ...categories.map(({ services }) => longestList / (services.length - 1)));
  const stopPlaces = new Map<Slug, { x: number; y: number }>();
  const paths = tracks.map((category, index) => {
    const { id, colour, services } = category;
    const direction = above.includes(category) ? -1 : 1;
    const column = (direction > 0 ? below : above).indexOf(category);
    const x = columns[column] ?? 0;
    const y = (index - (tracks.length - 1) / 2) * plan.pitch;
    const first = direction > 0 ? toFirstStop : -toFirstStop - (services.length - 1) * row;
    services.forEach((stop, place) => stopPlaces.set(stop, { x, y: first + place * row }));
    const end = direction > 0 ? first + (services.length - 1) * row : first;
    return { id, colour, y, d: `M0 ${y}H${x - corner}L${x} ${y + direction * corner}V${end}` };
  });
  return { paths, stopPlaces, row };
}
