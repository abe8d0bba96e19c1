import { ListingPage } from '@/app/_templates/listing-page';
import { ServicesByCategory } from '@/components/service-list/services-by-category';
import { home } from '@/content/pages/home';
import { services } from '@/content/pages/services';
import { servicesByCategory } from '@/lib/catalogue';
import { pageMetadata } from '@/lib/metadata';
import { tableLink } from '@/lib/prices';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.services);

export default function ServicesPage() {
  return (
    <ListingPage {...services} catalogue="services">
      <ServicesByCategory title={home.services.title} more={tableLink()} categories={servicesByCategory()} />
    </ListingPage>
  );
}
