import { categoryClasses } from '@/components/ui/category-classes';

/** In px, from the trunk's start: lines of 6 px, 8 apart. The first category's is the innermost. */
const paths = {
  build: 'M9999 43H44l-9 9V99',
  platforms: 'M9999 35H40.7l-13.7 13.7V99',
  grow: 'M9999 27H37.4l-18.4 18.4V99',
  design: 'M9999 19H34.1l-23.1 23.1V99',
  equip: 'M9999 11H30.7l-27.7 27.7V99',
};

/** The lines of all categories come back from the window's end and turn down. */
export function TrunkEntry() {
  return (
    <svg aria-hidden="true" className="trunk-entry" fill="none" strokeWidth="6">
      {Object.entries(categoryClasses).map(([id, colours]) => (
        <path key={id} className={`${colours} stroke-category`} d={paths[id as keyof typeof paths]} />
      ))}
    </svg>
  );
}
