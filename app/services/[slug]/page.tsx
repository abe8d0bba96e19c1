import { serviceMetadata, ServicePage, serviceParams } from '@/app/_templates/service-page';

type Props = PageProps<'/services/[slug]'>;

export const dynamicParams = false;

export const generateStaticParams = serviceParams;

export const generateMetadata = ({ params }: Props) => serviceMetadata(params, 'services');

export default function ServiceRoute({ params }: Props) {
  return <ServicePage params={params} catalogue="services" />;
}
