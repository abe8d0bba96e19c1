import type { ReactNode } from 'react';
import { ContactNotes } from '@/components/page/contact-notes';
import { PageHeader } from '@/components/page/page-header';
import { answerLine } from '@/content/owner-facts';
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
      header={(breadcrumbs) => (
        <PageHeader {...hero} breadcrumbs={breadcrumbs}>
          {catalogue === 'services' && <ContactNotes answer={answerLine} />}
        </PageHeader>
      )}
      closing={closing}
    >
      {children}
    </Page>
  );
}
