import { serviceMetadata, serviceParams, ServiceRoute } from '@/app/_templates/service-route';

type Props = PageProps<'/services/[slug]'>;

export const dynamicParams = false;

export const generateStaticParams = serviceParams;

export function generateMetadata({ params }: Props) {
  return serviceMetadata(params, 'services');
}

export default function Page({ params }: Props) {
  return <ServiceRoute params={params} catalogue="services" />;
}
