import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  trail: readonly Crumb[];
  crumb: string;
  title: string;
  lead?: string;
  /** Beside the title, on phones below it. Its lines may run on to the edge of the screen and down to the rule. */
  drawing: ReactNode;
};

/** Breadcrumb, h1 and lead of a plain page. */
export function PageHeader({ trail, crumb, title, lead, drawing }: PageHeaderProps) {
  return (
    <div className="overflow-hidden border-b border-rule pt-4">
      <Container>
        <Breadcrumbs trail={trail} current={crumb} />
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 lg:flex-nowrap">
          <div className="lg:pb-18">
            <h1 className="text-display leading-display tracking-display">{title}</h1>
            {lead && <p className="mt-5 max-w-text text-lead text-ink-soft">{lead}</p>}
          </div>
          {drawing}
        </div>
      </Container>
    </div>
  );
}
