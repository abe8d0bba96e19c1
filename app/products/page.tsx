import { ListingPage } from '@/app/_templates/listing-page';
import { products } from '@/content/pages/products';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.products);

export default function ProductsPage() {
  return <ListingPage {...products} catalogue="products" />;
}
