import { Page } from './page';
import { PageHeader } from '@/components/page/page-header';
import type { Listing } from '@/content/pages/services';
import { type Catalogue, routes } from '@/lib/routes';
import type { ReactNode } from 'react';

type ListingPageProps = Pick<Listing, 'hero' | 'closing'> & {
  catalogue: Catalogue;
  children: ReactNode;
};

export function ListingPage({ hero, closing, catalogue, children }: ListingPageProps) {
  return (
    <Page
      path={routes[catalogue]}
      header={(breadcrumbs) => <PageHeader {...hero} breadcrumbs={breadcrumbs} hasCategoryStripes />}
      closing={closing}
    >
      {children}
    </Page>
  );
}
