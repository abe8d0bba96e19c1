import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { Container } from '@/components/ui/container';
import { Lead } from './lead';
import { LineStripes } from './line-stripes';
import clsx from 'clsx';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  trail: readonly Crumb[];
  crumb: string;
  title: string;
  lead?: string;
  /** Below the title and the lead. */
  children?: ReactNode;
  /** Shown beside the title on wide screens. Its lines may continue to the edge of the screen. */
  drawing?: ReactNode;
  /** Ends the header with the lines of all categories, unless it shows a drawing. */
  hasLines?: boolean;
};

export function PageHeader({ trail, crumb, title, lead, children, drawing, hasLines = false }: PageHeaderProps) {
  return (
    <>
      <div
        className={clsx(
          'overflow-hidden border-rule pt-2 pb-6 lg:pt-4',
          hasLines && !drawing ? 'lg:pb-8' : 'lg:border-b lg:pb-10',
          !hasLines && 'border-b',
        )}
      >
        <Container>
          <Breadcrumbs trail={trail} current={crumb} />
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
      {hasLines && (
        <div className={clsx(drawing && 'lg:hidden')}>
          <LineStripes />
        </div>
      )}
    </>
  );
}
