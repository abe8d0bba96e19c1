import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BoardName = { hindi: string; english: string };

export type StationBoardProps = {
  name: BoardName;
  /** In the colours of the page's category, or of all. */
  stripes: ReactNode;
  /** A track ends in a stop on the board's upper start corner. */
  endsTrack?: boolean;
  className: string;
  children: ReactNode;
};

/** A panel like the board at the end of each Indian platform, with two posts and two scripts. */
export function StationBoard({ name, stripes, endsTrack = false, className, children }: StationBoardProps) {
  return (
    <div className="station-board">
      <div
        className={clsx(
          'surface-highlight rounded-panel border-3 border-highlight-edge lg:-mx-10',
          endsTrack && 'rounded-ss-none',
        )}
      >
        <p aria-hidden="true" translate="no" className="py-3 text-center text-heading font-bold print:hidden">
          <span lang="hi" className="block">
            {name.hindi}
          </span>
          <span className="font-display">{name.english}</span>
        </p>
        <div className="station-board-stripes">{stripes}</div>
        <div className={clsx('p-4.5 lg:px-9.25 lg:py-9', className)}>{children}</div>
      </div>
    </div>
  );
}
