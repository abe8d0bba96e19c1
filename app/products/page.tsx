import { ListingPage } from '@/app/_templates/listing-page';
import { ServicesTable } from '@/components/service-list/services-table';
import { home } from '@/content/pages/home';
import { products } from '@/content/pages/products';
import { hasStartingPrices } from '@/content/services';
import { servicesToCompare } from '@/lib/catalogue';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.products);

export default function ProductsPage() {
  return (
    <ListingPage {...products} catalogue="products">
      <ServicesTable
        title={home.services.title}
        columns={products.columns}
        priceColumn={hasStartingPrices ? products.priceColumn : undefined}
        groups={servicesToCompare()}
      />
    </ListingPage>
  );
}
