import { serviceMetadata, serviceParams, ServiceRoute } from '@/app/_templates/service-route';

type Props = PageProps<'/products/[slug]'>;

export const dynamicParams = false;

export const generateStaticParams = serviceParams;

export function generateMetadata({ params }: Props) {
  return serviceMetadata(params, 'products');
}

export default function Page({ params }: Props) {
  return <ServiceRoute params={params} catalogue="products" />;
}
