import clsx from 'clsx';
import { logo } from '@/lib/logo';

/** The logo in one colour. The letter shows through the perforation. */
export function PostageStamp() {
  const { x, y, width, height } = logo.box;
  return (
    <svg viewBox="0 0 72 84" aria-hidden="true" className="w-[12vw] max-w-12 md:max-w-18">
      <path
        className="fill-highlight stroke-card"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="0 10"
        d="M1 2h70v80H1z"
      />
      <path className="fill-none stroke-on-highlight" strokeWidth="2" d="M9 10h54v64H9z" />
      <svg x="10" y="20" width="52" height="44" viewBox={`${x} ${y} ${width} ${height}`}>
        {logo.shapes.map(({ d, strokeWidth, stroke, fill }) => (
          <path
            key={d}
            d={d}
            strokeWidth={strokeWidth}
            className={clsx(
              !fill && 'fill-none',
              // A shape without an outline would be invisible in the highlight's colour.
              fill && (stroke ? 'fill-highlight' : 'fill-on-highlight'),
              stroke && 'stroke-on-highlight',
            )}
          />
        ))}
      </svg>
    </svg>
  );
}
