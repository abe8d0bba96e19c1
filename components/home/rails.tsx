import { categoryClasses } from '@/components/ui/category-classes';
import type { CategoryId } from '@/content/types';

type RailPaths = Record<CategoryId, string>;

/** In px, from the rail's start: lines of 6 px, 8 apart. The first category's is the innermost. */
const entry: RailPaths = {
  build: 'M9999 43H44l-9 9V99',
  platforms: 'M9999 35H40.7l-13.7 13.7V99',
  grow: 'M9999 27H37.4l-18.4 18.4V99',
  design: 'M9999 19H34.1l-23.1 23.1V99',
  equip: 'M9999 11H30.7l-27.7 27.7V99',
};

/** From the middle of the stop: the same lines turned round, up to the section's edge. */
const end: RailPaths = {
  build: 'M0 16H71.3l27.7-27.7V-9999',
  platforms: 'M0 8H67.9l23.1-23.1V-9999',
  grow: 'M0 0H64.6l18.4-18.4V-9999',
  design: 'M0-8H61.3l13.7-13.7V-9999',
  equip: 'M0-16H58l9-9V-9999',
};

/** The lines come back from the window's end and turn down. Half as large on phones. */
export function RailsEntry() {
  return (
    <svg viewBox="0 0 74 74" preserveAspectRatio="xMinYMin" {...lines} className="rails-entry">
      <RailLines paths={entry} />
    </svg>
  );
}

/** The lines come down the end rail and turn into the stop of "One team". */
export function RailsEnd() {
  return (
    <svg {...lines} className="rails-end">
      <RailLines paths={end} />
    </svg>
  );
}

const lines = { 'aria-hidden': true, fill: 'none', strokeWidth: 6 };

function RailLines({ paths }: { paths: RailPaths }) {
  return Object.entries(categoryClasses).map(([id, colours]) => (
    <path key={id} className={`${colours} stroke-category`} d={paths[id as CategoryId]} />
  ));
}
