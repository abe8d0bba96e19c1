import { Page } from '@/app/_templates/page';
import { ContactNotes } from '@/components/page/contact-actions';
import { PageHeader } from '@/components/page/page-header';
import { ServicesByCategory } from '@/components/service-list/services-by-category';
import { MoreLink } from '@/components/ui/links';
import { answerLine } from '@/content/owner-facts';
import { services } from '@/content/pages/services';
import { pageMetadata } from '@/lib/metadata';
import { tableLink } from '@/lib/prices';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.services);

export default function ServicesPage() {
  return (
    <Page path={routes.services} closing={services.closing}>
      <PageHeader path={routes.services} {...services.hero}>
        <ContactNotes answer={answerLine} />
        <div className="mb-5">
          <MoreLink {...tableLink()} />
        </div>
      </PageHeader>
      <ServicesByCategory />
    </Page>
  );
}
