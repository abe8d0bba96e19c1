import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BoardName = { english: string; second?: { lang: string; words: string } };

export type StationBoardProps = {
  name: BoardName;
  /** In the colours of the page's category, or of all. */
  stripes: ReactNode;
  /** Home's has the largest name. On phones, contact's has one line. */
  size?: 'large' | 'low';
  className: string;
  children: ReactNode;
};

const sizeClasses = { large: 'is-large', low: 'is-low' };

/** A panel like the board at the end of each Indian platform, with two posts and two scripts. */
export function StationBoard({ name, stripes, size, className, children }: StationBoardProps) {
  return (
    <div className="station-board">
      <div className="surface-highlight rounded-panel border-3 border-highlight-edge lg:-mx-10">
        <p
          aria-hidden="true"
          translate="no"
          className={clsx('station-board-name print:hidden', size && sizeClasses[size])}
        >
          {name.second && <span lang={name.second.lang}>{name.second.words}</span>}
          <span>{name.english}</span>
        </p>
        <div className="station-board-stripes">{stripes}</div>
        <div className={clsx('station-board-content p-4.5 lg:px-9.25 lg:py-9', className)}>{children}</div>
      </div>
    </div>
  );
}
