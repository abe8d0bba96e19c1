import type { CategoryId, LineColour } from '@/content/types';

/** The map's lists in reading order. On phones these are two columns. */
export const sides: readonly (readonly CategoryId[])[] = [
  ['build', 'platforms', 'design'],
  ['equip', 'grow'],
];

/** From top to bottom as they leave the ring; the outermost turn first, so none cross. */
const tracks: readonly { id: CategoryId; column: number; way: -1 | 1 }[] = [
  { id: 'build', column: 0, way: -1 },
  { id: 'equip', column: 1, way: -1 },
  { id: 'grow', column: 2, way: 1 },
  { id: 'design', column: 1, way: 1 },
  { id: 'platforms', column: 0, way: 1 },
];

const row = 44;
const corner = 16;

/** For pictures: the page lays its lists out in CSS (app/styles/network-map.css). */
export const plan = { pitch: 8, columns: [60, 236, 412], toFirstStop: 64, width: 560 } as const;

/**
 * The map as one drawing. The tracks come in from the left around y = 0.
 * @param categories the categories with their services in order, first service on top
 */
export function networkPlan<Slug extends string>(
  categories: readonly { id: CategoryId; colour: LineColour; services: readonly Slug[] }[],
) {
  const stopPlaces = new Map<Slug, { x: number; y: number }>();
  const paths = tracks.map(({ id, column, way }, index) => {
    const x = plan.columns[column] ?? 0;
    const y = (index - 2) * plan.pitch;
    const { services: stops = [], colour } = categories.find((category) => category.id === id) ?? {};
    const first = way > 0 ? plan.toFirstStop : -plan.toFirstStop - (stops.length - 1) * row;
    stops.forEach((stop, place) => stopPlaces.set(stop, { x, y: first + place * row }));
    const end = way > 0 ? first + (stops.length - 1) * row : first;
    return { id, colour, y, d: `M0 ${y}H${x - corner}L${x} ${y + way * corner}V${end}` };
  });
  return { paths, stopPlaces };
}
