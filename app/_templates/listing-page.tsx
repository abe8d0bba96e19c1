import { PageFrame } from './page-frame';
import { CallToAction } from '@/components/page/call-to-action';
import { PageHeader } from '@/components/page/page-header';
import type { Listing } from '@/content/pages/services';
import { breadcrumbOf } from '@/lib/pages';
import { contactLinks } from '@/lib/contact-links';
import { type Catalogue, routes } from '@/lib/routes';
import type { ReactNode } from 'react';

type ListingPageProps = Pick<Listing, 'hero' | 'closing'> & {
  catalogue: Catalogue;
  children: ReactNode;
};

export function ListingPage({ hero, closing, catalogue, children }: ListingPageProps) {
  return (
    <PageFrame path={routes[catalogue]}>
      <PageHeader {...hero} {...breadcrumbOf(routes[catalogue])} hasLines />
      {children}
      <CallToAction {...closing} {...contactLinks(routes[catalogue])} />
    </PageFrame>
  );
}
