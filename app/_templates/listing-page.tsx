import type { ReactNode } from 'react';
import type { services } from '@/content/pages/services';
import { type Catalogue, routes } from '@/lib/routes';
import { InnerHeader } from './inner-header';
import { Page } from './page';

type ListingPageProps = Pick<typeof services, 'hero' | 'closing'> & {
  catalogue: Catalogue;
  children: ReactNode;
};

export function ListingPage({ hero, closing, catalogue, children }: ListingPageProps) {
  const path = routes[catalogue];
  return (
    <Page
      path={path}
      header={(breadcrumbs) => <InnerHeader {...hero} drawing={catalogue} breadcrumbs={breadcrumbs} quoteFrom={path} />}
      closing={closing}
    >
      {children}
    </Page>
  );
}
