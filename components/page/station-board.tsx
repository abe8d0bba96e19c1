import clsx from 'clsx';
import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { CategoryStripes } from './category-stripes';

type StationBoardProps = {
  /** In the colours of the page's category, or of all. */
  stripes?: ReactNode;
  /** Home's has the largest name. On phones, contact's has one line. */
  size?: 'large' | 'low';
  className: string;
  children: ReactNode;
};

const sizeClasses = { large: 'is-large', low: 'is-low' };

/** A panel like the board at the end of each Indian platform, with two posts and two scripts. */
export function StationBoard({ stripes = <CategoryStripes />, size, className, children }: StationBoardProps) {
  const { english, second } = site.board;
  return (
    <div className="station-board">
      <div className="surface-highlight rounded-panel border-3 border-highlight-edge lg:-mx-10">
        <p
          aria-hidden="true"
          translate="no"
          className={clsx('station-board-name print:hidden', size && sizeClasses[size])}
        >
          {second && <span lang={second.lang}>{second.words}</span>}
          <span>{english}</span>
        </p>
        <div className="station-board-stripes">{stripes}</div>
        <div className={clsx('station-board-content p-4.5 lg:px-9.25 lg:py-9', className)}>{children}</div>
      </div>
    </div>
  );
}
