import { ListingPage } from '@/app/_templates/listing-page';
import { services } from '@/content/pages/services';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.services);

export default function ServicesPage() {
  return <ListingPage {...services} catalogue="services" />;
}
