import { ListingPage } from '@/app/_templates/listing-page';
import { ServicesByCategory } from '@/components/service-list/services-by-category';
import { ServicesTable } from '@/components/service-list/services-table';
import { home } from '@/content/pages/home';
import { whatsapp } from '@/content/labels';
import { products } from '@/content/pages/products';
import { hasStartingPrices } from '@/content/services';
import { servicesByCategory, servicesToCompare } from '@/lib/catalogue';
import { contactLinks } from '@/lib/contact-links';
import { pageMetadata } from '@/lib/metadata';
import { anchors, routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.products);

export default function ProductsPage() {
  return (
    <ListingPage {...products} catalogue="products">
      <ServicesByCategory title={home.services.title} categories={servicesByCategory('products')} />
      <ServicesTable
        id={anchors.compare}
        title={products.compareTitle}
        columns={products.columns}
        priceColumn={hasStartingPrices ? products.priceColumn : undefined}
        quote={products.quote}
        quoteMessage={whatsapp.servicesMessage}
        quoteLink={contactLinks(routes.products).quote}
        groups={servicesToCompare()}
      />
    </ListingPage>
  );
}
