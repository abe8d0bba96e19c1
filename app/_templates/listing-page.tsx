import type { ReactNode } from 'react';
import type { Listing } from '@/content/pages/services';
import { type Catalogue, routes } from '@/lib/routes';
import { InnerHeader } from './inner-header';
import { Page } from './page';

type ListingPageProps = Pick<Listing, 'hero' | 'closing'> & {
  catalogue: Catalogue;
  /** Whether the header has a quote button. */
  hasQuoteButton?: boolean;
  children: ReactNode;
};

export function ListingPage({ hero, closing, catalogue, hasQuoteButton = false, children }: ListingPageProps) {
  const path = routes[catalogue];
  return (
    <Page
      path={path}
      header={(breadcrumbs) => (
        <InnerHeader {...hero} breadcrumbs={breadcrumbs} quoteFrom={hasQuoteButton ? path : undefined} />
      )}
      closing={closing}
    >
      {children}
    </Page>
  );
}
