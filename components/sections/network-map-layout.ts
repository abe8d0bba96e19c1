import type { CategoryId } from '@/content/types';

/*
 * The network: five lines meet at one hub, and the stops of each stand above one another, an equal step apart. A line's own
 * list says how long it is, so a new service needs no place here.
 */
type Way = 'up' | 'level' | 'down';

/** Which lines leave the hub on which side and where they turn, in reading order. */
export const sides: Record<'left' | 'right', readonly { id: CategoryId; way: Way }[]> = {
  left: [
    { id: 'build', way: 'up' },
    { id: 'design', way: 'level' },
    { id: 'platforms', way: 'down' },
  ],
  right: [
    { id: 'equip', way: 'up' },
    { id: 'grow', way: 'down' },
  ],
};

/** Around the hub, in pixels; the names stand outside it. */
export const core = { width: 224, height: 176, outside: 12 } as const;

const row = 44;
const names = 112;

/** From the hub to where a line turns, 45 or 0 degrees, beginning at the hub as it is drawn on load. */
export function corePath(side: 'left' | 'right', way: Way): string {
  const half = core.height / 2;
  const [x, step] = side === 'left' ? [-core.outside, half] : [core.width + core.outside, -half];
  return `M${x + step} ${half}L${x} ${{ up: 0, level: half, down: core.height }[way]}`;
}

type Place = { x: number; y: number; side: 'left' | 'right' };

/**
 * The same network as one drawing, for pictures: the page itself lays its lists out in CSS.
 * @param categories the categories with their services in order, first service on top
 */
export function networkPlan<Slug extends string>(categories: readonly { id: CategoryId; services: readonly Slug[] }[]) {
  const arms = Object.entries(sides).flatMap(([side, list]) =>
    list.map((arm) => ({
      ...arm,
      side: side as 'left' | 'right',
      stops: categories.find(({ id }) => id === arm.id)?.services ?? [],
    })),
  );
  const rows = (way: Way) => Math.max(0, ...arms.filter((arm) => arm.way === way).map(({ stops }) => stops.length));
  const top = rows('up') * row;
  const hub = { x: names + core.outside + core.width / 2, y: top + core.height / 2, width: 128, height: 76 };
  const x = { left: names, right: names + 2 * core.outside + core.width };
  const firstRow = (way: Way, count: number) =>
    ({ up: top - count * row, level: hub.y - (count * row) / 2, down: top + core.height })[way] + row / 2;

  const stopPlaces = new Map<Slug, Place>();
  const paths: { id: CategoryId; d: string }[] = [];
  for (const { id, side, way, stops } of arms) {
    stops.forEach((stop, index) =>
      stopPlaces.set(stop, { x: x[side], y: firstRow(way, stops.length) + index * row, side }),
    );
    const end = {
      up: firstRow('up', stops.length),
      level: hub.y,
      down: firstRow('down', stops.length) + (stops.length - 1) * row,
    };
    const turn = { up: top, level: hub.y, down: top + core.height }[way];
    const from = side === 'left' ? x.left + core.height / 2 : x.right - core.height / 2;
    paths.push({ id, d: `M${from} ${hub.y}L${x[side]} ${turn}V${end[way]}` });
  }
  const size = { width: x.right + names, height: top + core.height + rows('down') * row };
  return { size, hub, paths, stopPlaces };
}
