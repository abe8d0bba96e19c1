import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Lead } from '@/components/ui/lead';
import clsx from 'clsx';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  trail: readonly Crumb[];
  crumb: string;
  title: string;
  lead?: string;
  /** Beside the title, on wide screens only. Its lines may run on to the edge of the screen. */
  drawing?: ReactNode;
};

export function PageHeader({ trail, crumb, title, lead, drawing }: PageHeaderProps) {
  return (
    <div className="overflow-hidden border-b border-rule pt-4 pb-6 lg:pb-10">
      <Container>
        <Breadcrumbs trail={trail} current={crumb} />
        <div className={clsx('mt-4 lg:mt-6', drawing && 'lg:grid lg:grid-cols-[1fr_26.25rem] lg:gap-10')}>
          <div>
            <h1 className="text-display">{title}</h1>
            {lead && <Lead className="mt-4 max-w-text text-ink-soft">{lead}</Lead>}
          </div>
          {drawing && <div className="hidden lg:block">{drawing}</div>}
        </div>
      </Container>
    </div>
  );
}
