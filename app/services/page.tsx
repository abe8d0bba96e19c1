import { ListingPage } from '@/app/_templates/listing-page';
import { ServiceLines } from '@/components/sections/service-lines';
import { home } from '@/content/pages/home';
import { services } from '@/content/pages/services';
import { servicesByCategory } from '@/lib/catalogue';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.services);

export default function ServicesPage() {
  return (
    <ListingPage {...services} catalogue="services">
      <ServiceLines title={home.services.title} lines={servicesByCategory()} />
    </ListingPage>
  );
}
