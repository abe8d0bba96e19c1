import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page/page-header';
import type { services } from '@/content/pages/services';
import { type Catalogue, routes } from '@/lib/routes';
import { Page } from './page';

type ListingPageProps = Pick<typeof services, 'hero' | 'closing'> & {
  catalogue: Catalogue;
  children: ReactNode;
};

export function ListingPage({ hero, closing, catalogue, children }: ListingPageProps) {
  return (
    <Page
      path={routes[catalogue]}
      header={(breadcrumbs) => <PageHeader {...hero} breadcrumbs={breadcrumbs} />}
      closing={closing}
    >
      {children}
    </Page>
  );
}
