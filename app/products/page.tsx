import { ListingPage } from '@/app/_pages/listing-page';
import { products } from '@/content/pages/products';
import { buildMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = buildMetadata({ ...products.meta, path: routes.products, canonicalPath: routes.services });

export default function ProductsPage() {
  return <ListingPage {...products} catalogue="products" />;
}
