import { categoryClasses } from '@/components/ui/category-classes';
import type { CategoryId } from '@/content/types';

/*
 * The trunk: the lines of the five categories, side by side, the first one at the end. In drawings
 * the lines are 8 units apart, whatever the screen, and the first unit is the middle of the last
 * line.
 */
const viewBox = '-4 0 8 8';

type Drawing = Readonly<Record<CategoryId, string>>;

/** From the screen's edge around a corner. */
const entry: Drawing = {
  build: 'M-9999 0H4.3l27.7 27.7V99',
  platforms: 'M-9999 8H.9l23.1 23.1V99',
  grow: 'M-9999 16H-2.4l18.4 18.4V99',
  design: 'M-9999 24H-5.7l13.7 13.7V99',
  equip: 'M-9999 32H-9l9 9V99',
};

/** To the first stop of each category: 46 units from the last line, they become horizontal. */
const branches: Drawing = {
  build: 'M32-14L46 0H85',
  platforms: 'M24-22L46 0H85',
  grow: 'M16-30L46 0H85',
  design: 'M8-38L46 0H85',
  equip: 'M0-46L46 0H85',
};

const idsIn = (drawing: Drawing) => Object.keys(drawing) as CategoryId[];

/** The lines that run down home's start edge. */
export function TrunkLines() {
  return (
    <div aria-hidden="true" className="trunk-lines">
      {idsIn(entry)
        .toReversed()
        .map((id) => (
          <span key={id} className={categoryClasses[id]} />
        ))}
    </div>
  );
}

function Lines({ drawing, className }: { drawing: Drawing; className: string }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={`trunk-drawing ${className}`}>
      {idsIn(drawing).map((id) => (
        <path key={id} className={categoryClasses[id]} d={drawing[id]} />
      ))}
    </svg>
  );
}

/** The lines come in from the screen's edge and turn down. */
export const TrunkEntry = () => <Lines drawing={entry} className="trunk-entry" />;

/** A branch from the trunk to a category's first stop. */
export function TrunkBranch({ category }: { category: CategoryId }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="trunk-drawing trunk-branch">
      <path d={branches[category]} />
    </svg>
  );
}
