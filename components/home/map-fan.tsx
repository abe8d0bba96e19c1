import clsx from 'clsx';
import { categoryClasses } from '@/components/ui/category-classes';
import type { CategoryId } from '@/content/types';

/**
 * From the ring in the headline to the lists, in sixteenths of a rem; y is 0 in the ring's middle.
 */
const tracks: readonly { category: CategoryId; start: string; direction: 1 | -1 }[] = [
  { category: 'build', start: 'M-1600-16H-4L12-32', direction: -1 },
  { category: 'equip', start: 'M-1600-8H156L172-24', direction: -1 },
  { category: 'grow', start: 'M-1600 0H316L332 16', direction: 1 },
  { category: 'design', start: 'M-1600 8H156L172 24', direction: 1 },
  { category: 'platforms', start: 'M-1600 16H-4L12 32', direction: 1 },
];

type MapFanProps = {
  /** How far the tracks run up and down, from the ring's middle. */
  up: number;
  down: number;
};

/** The tracks of the map, as they leave the ring: first along, then up or down to their lists. */
export function MapFan({ up, down }: MapFanProps) {
  return (
    <g fill="none" strokeWidth="6" strokeLinejoin="round">
      {tracks.map(({ category, start, direction }) => (
        <path
          key={category}
          pathLength="1"
          className={clsx(categoryClasses[category], 'draw stroke-category')}
          d={`${start}V${direction > 0 ? down : -up}`}
        />
      ))}
    </g>
  );
}
