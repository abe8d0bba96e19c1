import { PageOrnament } from '@/components/drawings/page-ornament';
import { ClosingBoard } from '@/components/sections/closing-board';
import { PageHeader } from '@/components/sections/page-header';
import { ServiceLines } from '@/components/sections/service-lines';
import { JsonLd } from '@/components/ui/json-ld';
import { home } from '@/content/pages/home';
import { labels } from '@/content/pages/labels';
import type { Listing } from '@/content/pages/services';
import { servicesByCategory } from '@/lib/catalogue';
import { pageGraph } from '@/lib/json-ld';
import { breadcrumbOf } from '@/lib/pages';
import { call, chatAction } from '@/lib/contact-links';
import { type Catalogue, quotePath, routes } from '@/lib/routes';

type ListingPageProps = Pick<Listing, 'hero' | 'closing'> & { catalogue: Catalogue };

/** /services and /products: home's services block on a page of its own. */
export function ListingPage({ hero, closing, catalogue }: ListingPageProps) {
  return (
    <>
      <PageHeader {...hero} {...breadcrumbOf(routes[catalogue])} drawing={<PageOrnament name={catalogue} />} />
      <ServiceLines title={home.services.title} lines={servicesByCategory(catalogue)} />
      <ClosingBoard
        {...closing}
        quote={{ label: labels.quote, href: quotePath() }}
        call={{ label: labels.callUs, href: call.href }}
        chat={chatAction()}
      />
      <JsonLd graph={pageGraph(routes[catalogue])} />
    </>
  );
}
