import clsx from 'clsx';
import { categoryClasses } from '@/components/ui/category-classes';
import type { CategoryId } from '@/content/types';

/** A track that leaves the others at `x` and turns up, down, or both ways. */
type Track = { category: CategoryId; y: number; x: number; directions: readonly (1 | -1)[] };

/** From top to bottom, like all stripes. y is 0 in the ring's middle. */
const tracks: readonly Track[] = [
  { category: 'build', y: -20, x: 14, directions: [-1] },
  { category: 'platforms', y: -10, x: 206, directions: [-1] },
  { category: 'grow', y: 0, x: 398, directions: [-1, 1] },
  { category: 'design', y: 10, x: 206, directions: [1] },
  { category: 'equip', y: 20, x: 14, directions: [1] },
];

type MapFanProps = {
  /** How far the tracks run up and down, from the ring's middle. */
  up: number;
  down: number;
};

/** The map's tracks run on to the window's edge. Branches to the lists cross those beside them. */
export function MapFan({ up, down }: MapFanProps) {
  return (
    <g fill="none" strokeWidth="8" strokeLinejoin="round">
      {tracks.map(({ category, y }) => (
        <path key={category} className={clsx(categoryClasses[category], 'stroke-category')} d={`M-700 ${y}H3000`} />
      ))}
      {tracks.flatMap(({ category, y, x, directions }) =>
        directions.map((direction) => {
          const turn = `l16 ${direction * 16}V${direction > 0 ? down : -up}`;
          return (
            <g key={`${category} ${direction}`} className={categoryClasses[category]}>
              <path className="stroke-paper" strokeWidth="14" d={`M${x - 16} ${y}${turn}`} />
              <path className="stroke-category" d={`M${x - 24} ${y}h8${turn}`} />
            </g>
          );
        }),
      )}
    </g>
  );
}
