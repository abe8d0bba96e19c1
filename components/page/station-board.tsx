import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BoardName = { hindi: string; english: string };

export type StationBoardProps = {
  name: BoardName;
  /** In the colours of the page's category, or of all. */
  stripes: ReactNode;
  /** A track ends in a stop on the board's upper start corner. */
  endsTrack?: boolean;
  /** Both scripts side by side, so that what follows comes sooner. */
  isNameOnOneLine?: boolean;
  className: string;
  children: ReactNode;
};

/** A panel like the board at the end of each Indian platform, with two posts and two scripts. */
export function StationBoard({
  name,
  stripes,
  endsTrack = false,
  isNameOnOneLine = false,
  className,
  children,
}: StationBoardProps) {
  return (
    <div className="station-board">
      <div
        className={clsx(
          'surface-highlight rounded-panel border-3 border-highlight-edge lg:-mx-10',
          endsTrack && 'rounded-ss-none',
        )}
      >
        <p
          aria-hidden="true"
          translate="no"
          className={clsx(
            'flex items-center justify-center font-display font-bold print:hidden',
            isNameOnOneLine ? 'flex-wrap gap-x-4 py-4 text-section' : 'flex-col py-5 text-heading',
          )}
        >
          <span lang="hi">{name.hindi}</span>
          <span>{name.english}</span>
        </p>
        <div className="station-board-stripes">{stripes}</div>
        <div className={clsx('p-4.5 lg:px-9.25 lg:py-9', className)}>{children}</div>
      </div>
    </div>
  );
}
