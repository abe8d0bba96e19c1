import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import type { Action } from './contact-actions';
import { Lead } from './lead';

type PageHeaderProps = {
  breadcrumbs: ReactNode;
  title: string;
  lead?: string;
  /** Under the lead, but on phones, whose bar has it. */
  action?: Action;
  /** Beside the title on wide screens, otherwise below. Its lines continue to the screen's edge. */
  drawing?: ReactNode;
};

/** The header of most pages. */
export function PageHeader({ breadcrumbs, title, lead, action, drawing }: PageHeaderProps) {
  return (
    <div className="overflow-hidden border-b border-rule pt-2 pb-6 lg:pt-4 lg:pb-8">
      <Container>
        {breadcrumbs}
        <div className={clsx('mt-4', drawing && 'lg:grid lg:grid-cols-[1fr_26.25rem] lg:gap-10')}>
          <div className={drawing ? 'lg:py-6' : undefined}>
            <h1 className="text-display">{title}</h1>
            {lead && <Lead className="mt-3 max-w-text text-ink-soft">{lead}</Lead>}
            {action && (
              <ButtonLink href={action.href} data-printed-url={action.printedUrl} className="mt-5 max-sm:hidden">
                {action.label}
              </ButtonLink>
            )}
          </div>
          {drawing}
        </div>
      </Container>
    </div>
  );
}
