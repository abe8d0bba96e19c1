import { PageFrame } from '@/app/_templates/page-frame';
import { PageHeader } from '@/components/page/page-header';
import { ServicesByCategory } from '@/components/page/service-band';
import { ServicesTable } from '@/components/service-list/services-table';
import { products } from '@/content/pages/products';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.products);

export default function ProductsPage() {
  return (
    <PageFrame path={routes.products} closing={products.closing}>
      <PageHeader path={routes.products} {...products.hero} />
      <ServicesTable />
      <ServicesByCategory catalogue="products" />
    </PageFrame>
  );
}
