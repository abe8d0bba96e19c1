import { PageFrame } from '@/app/_templates/page-frame';
import { PageHeader } from '@/components/page/page-header';
import { ServicesByCategory } from '@/components/page/service-band';
import { MoreLink } from '@/components/ui/links';
import { services as servicesPage } from '@/content/pages/services';
import { pageMetadata } from '@/lib/metadata';
import { tableLink } from '@/lib/prices';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.services);

export default function ServicesPage() {
  return (
    <PageFrame path={routes.services} closing={servicesPage.closing}>
      <PageHeader path={routes.services} {...servicesPage.hero}>
        <div className="mb-5">
          <MoreLink {...tableLink()} />
        </div>
      </PageHeader>
      <ServicesByCategory />
    </PageFrame>
  );
}
