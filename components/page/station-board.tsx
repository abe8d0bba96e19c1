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

const usual =
  'px-[18px] pt-6 pb-3.5 text-[min(3.25rem,14vw)]/[1.15] lg:gap-x-[36px] lg:pt-7.5 lg:pb-5 lg:text-[4rem]/[1.15]';
const sizes = {
  large:
    'px-[18px] pt-6 pb-3.5 text-[min(3.25rem,14vw)]/[1.15] lg:gap-x-[48px] lg:pt-11 lg:pb-7.5 lg:text-[6rem]/[1.15]',
  // A form follows, whose first field is on the first screen of a phone.
  low: 'px-[18px] text-[min(7.7vw,3.25rem)]/[1.15] max-sm:flex max-sm:gap-3.5 max-lg:pt-3.5 max-lg:pb-2 lg:gap-x-[36px] lg:pt-7.5 lg:pb-5 lg:text-[4rem]/[1.15]',
};

/** The dark scheme's light colours would pale on the board. */
const allStripes = <CategoryStripes background="bg-category-strong" />;

/** A panel like the board at the end of each Indian platform, with two posts and two scripts. */
export function StationBoard({ stripes = allStripes, size, className, children }: StationBoardProps) {
  const { english, second } = site.board;
  return (
    // Its posts stand on the footer. They start behind the board, so that they don't move while it
    // loads.
    <div className="station-board relative isolate before:absolute before:inset-[0_14%_-88px] before:-z-1 before:border-x-32 before:border-highlight-edge print:before:content-none">
      <div className="surface-highlight rounded-panel border-3 border-highlight-edge lg:-mx-10">
        <p
          aria-hidden="true"
          translate="no"
          className={clsx(
            '[font-family:var(--font-display)] font-bold tracking-[-0.02em] [word-spacing:0.06em] *:block sm:flex sm:flex-wrap sm:items-baseline sm:justify-center sm:gap-x-6 print:hidden',
            size ? sizes[size] : usual,
          )}
        >
          {second && (
            <span lang={second.lang} className="font-board tracking-[0]">
              {second.words}
            </span>
          )}
          <span>{english}</span>
        </p>
        <div className="dark:-mx-[3px]">{stripes}</div>
        <div className={clsx('station-board-content p-4.5 lg:px-9.25 lg:py-9', className)}>{children}</div>
      </div>
    </div>
  );
}
