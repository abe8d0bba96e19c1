import clsx from 'clsx';
import type { ReactNode } from 'react';
import { nonBreaking } from '@/components/ui/non-breaking';
import { pageAt, trailOf } from '@/lib/pages';
import { CategoryStripes } from './category-stripes';
import { HeadlineWithRing } from './headline-with-ring';

const lineClasses = { coloured: undefined, grey: 'has-grey-lines', dashed: 'has-dashed-lines' };

type PageHeaderProps = {
  path: string;
  /** Instead of the breadcrumb: the 404 page's code. */
  code?: ReactNode;
  title: string;
  lead?: string;
  /** The lines: in the categories' colours, grey, or in dashes that lead nowhere. */
  lines?: keyof typeof lineClasses;
  /** A board or a panel follows. */
  isLow?: boolean;
  /** Under the lead. */
  children?: ReactNode;
};

/** The header of most pages. The headline ends at the stop, where all lines meet. */
export function PageHeader({ path, code, title, lead, lines = 'coloured', isLow, children }: PageHeaderProps) {
  return (
    <div className={clsx('page-header overflow-hidden pt-2 pb-6 lg:pt-4', isLow ? 'lg:min-h-60' : 'lg:min-h-76')}>
      <div className="page-width">
        {code ?? <Breadcrumbs path={path} />}
        <h1 className={clsx('relative isolate mt-7 text-display lg:mt-7.5', lineClasses[lines])}>
          <HeadlineWithRing text={title}>
            <CategoryStripes
              className={clsx('headline-lines gap-px *:h-0.75 lg:*:h-1.5', lines === 'grey' && '*:bg-rule')}
            />
          </HeadlineWithRing>
        </h1>
        {lead && <p className="mt-4.5 max-w-184 text-lead text-ink-soft">{nonBreaking(lead)}</p>}
        {children}
      </div>
    </div>
  );
}

export function Breadcrumbs({ path }: { path: string }) {
  const trail = trailOf(path);
  return (
    <nav aria-label="Breadcrumb" className={clsx('print:hidden', trail.length === 1 && 'max-sm:hidden')}>
      <ol role="list" className="-mt-2 link-list flex flex-wrap items-center gap-x-2.5 text-ink-soft">
        {trail.map(({ label, href }) => (
          // Phones have only the page above: the headline says the rest.
          <li key={href} className="crumb flex min-h-11 items-center max-sm:not-nth-last-2:hidden">
            <a href={href}>{label}</a>
          </li>
        ))}
        <li className="font-bold max-sm:hidden" aria-current="page">
          {pageAt(path).crumb}
        </li>
      </ol>
    </nav>
  );
}
