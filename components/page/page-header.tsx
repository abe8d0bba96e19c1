import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { CategoryStripes } from './category-stripes';
import type { Action } from './contact-actions';
import { Lead } from './lead';

type PageHeaderProps = {
  breadcrumbs: ReactNode;
  title: string;
  lead?: string;
  /** Under the lead, but on phones, whose bar has it. */
  action?: Action;
  /** Below the title and the drawing. */
  children?: ReactNode;
  /** Beside the title on wide screens. Its lines continue to the edge of the screen. */
  drawing: ReactNode;
};

/** The header of most pages. Small screens have stripes instead of the drawing. */
export function PageHeader({ breadcrumbs, title, lead, action, children, drawing }: PageHeaderProps) {
  return (
    <>
      <div className="overflow-hidden border-rule pt-2 pb-6 lg:border-b lg:pt-4 lg:pb-8">
        <Container>
          {breadcrumbs}
          <div className="mt-4 lg:grid lg:grid-cols-[1fr_26.25rem] lg:gap-10">
            <div className="lg:pt-6">
              <h1 className="text-banner">{title}</h1>
              {lead && <Lead className="mt-3 max-w-text text-ink-soft">{lead}</Lead>}
              {action && (
                <ButtonLink href={action.href} data-printed-url={action.printedUrl} className="mt-5 max-sm:hidden">
                  {action.label}
                </ButtonLink>
              )}
            </div>
            <div className="hidden lg:block">{drawing}</div>
          </div>
          {children}
        </Container>
      </div>
      <div className="lg:hidden">
        <CategoryStripes />
      </div>
    </>
  );
}
