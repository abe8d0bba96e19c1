import { Container } from '@/components/ui/container';
import { Lead } from './lead';
import { CategoryStripes } from './category-stripes';
import clsx from 'clsx';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  breadcrumbs: ReactNode;
  title: string;
  lead?: string;
  /** Below the title and the lead. */
  children?: ReactNode;
  /** Shown beside the title on wide screens. Its lines may continue to the edge of the screen. */
  drawing?: ReactNode;
  /** Ends the header with the lines of all categories, unless it shows a drawing. */
  hasCategoryStripes?: boolean;
};

export function PageHeader({
  breadcrumbs,
  title,
  lead,
  children,
  drawing,
  hasCategoryStripes = false,
}: PageHeaderProps) {
  return (
    <>
      <div
        className={clsx(
          'overflow-hidden border-rule pt-2 pb-6 lg:pt-4',
          hasCategoryStripes && !drawing ? 'lg:pb-8' : 'lg:border-b lg:pb-10',
          !hasCategoryStripes && 'border-b',
        )}
      >
        <Container>
          {breadcrumbs}
          <div className={clsx('mt-4 lg:mt-6', drawing && 'lg:grid lg:grid-cols-[1fr_26.25rem] lg:gap-10')}>
            <div>
              <h1 className="text-banner">{title}</h1>
              {lead && <Lead className="mt-4 max-w-text text-ink-soft">{lead}</Lead>}
              {children}
            </div>
            {drawing && <div className="hidden lg:block">{drawing}</div>}
          </div>
        </Container>
      </div>
      {hasCategoryStripes && (
        <div className={clsx(drawing && 'lg:hidden')}>
          <CategoryStripes />
        </div>
      )}
    </>
  );
}
