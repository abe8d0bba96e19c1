import { categoryClasses } from '@/components/ui/category-classes';
import type { CategoryId } from '@/content/types';

type TrunkProps = { categories: readonly { id: CategoryId }[] };

/** The distance from one line to the next. It is the unit of all drawings, whatever the screen. */
const spacing = 8;
/** The origin of a drawing is in the middle of the leftmost line, which is the last category's. */
const origin = `${-spacing / 2} 0 ${spacing} ${spacing}`;
/** How much earlier the inner of two lines turns by 45°. */
const miter = spacing * Math.tan(Math.PI / 8);
/** The length of the innermost line's diagonal, in each direction. */
const innermost = 9;
/** The distance from the leftmost line to the point where branches become horizontal. */
const branchEnd = 46;
/** The last step on phones, to the right and down. */
const step = 40;

const round = (value: number) => Math.round(value * 10) / 10;

/** The lines that run down home's left side. */
export function TrunkLines({ categories }: TrunkProps) {
  return (
    <div aria-hidden="true" className="trunk-lines">
      {categories.toReversed().map(({ id }) => (
        <span key={id} className={categoryClasses[id]} />
      ))}
    </div>
  );
}

/** The lines come in from the screen's edge and turn down. The topmost becomes the rightmost. */
export function TrunkEntry({ categories }: TrunkProps) {
  return (
    <svg viewBox={origin} aria-hidden="true" className="trunk-drawing trunk-entry">
      {categories.map(({ id }, index) => {
        const inside = categories.length - 1 - index;
        const x = spacing * inside;
        const diagonal = innermost + (spacing - miter) * inside;
        return (
          <path
            key={id}
            className={categoryClasses[id]}
            d={`M-9999 ${spacing * index}H${round(x - diagonal)}l${round(diagonal)} ${round(diagonal)}V99`}
          />
        );
      })}
    </svg>
  );
}

type TrunkBranchProps = {
  /** The category's place, counted from the rightmost line. */
  index: number;
  count: number;
};

/** A branch from the trunk to a category's first stop. A casing lifts it over those it crosses. */
export function TrunkBranch({ index, count }: TrunkBranchProps) {
  const x = spacing * (count - 1 - index);
  const branch = `M${x} ${x - branchEnd}L${branchEnd} 0H85`;
  return (
    <svg viewBox={origin} aria-hidden="true" className="trunk-drawing trunk-branch">
      {index > 0 && <path d={branch} className="trunk-casing" />}
      {/* With a piece of its own line, which the casing covers. */}
      <path d={`M${x} ${x - branchEnd - 12}v24${branch}`} />
    </svg>
  );
}

/** The lines end in the stop on the edge of the block below. On phones they step aside before. */
export function TrunkEnd({ categories }: TrunkProps) {
  return (
    <>
      <svg viewBox={origin} aria-hidden="true" className="trunk-drawing trunk-step">
        {categories.map(({ id }, index) => {
          const x = spacing * (categories.length - 1 - index);
          return (
            <path
              key={id}
              className={categoryClasses[id]}
              d={`M${x} 0V${round(spacing + miter * index)}l${step} ${step}V120`}
            />
          );
        })}
      </svg>
      <span aria-hidden="true" className="trunk-last-stop" />
    </>
  );
}
