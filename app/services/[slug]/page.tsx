import { serviceParams, ServicePage, slugFromParams } from '@/app/_templates/service-page';
import { pageMetadata } from '@/lib/metadata';
import { servicePath } from '@/lib/routes';

type Props = PageProps<'/services/[slug]'>;

export const dynamicParams = false;

export const generateStaticParams = serviceParams;

export async function generateMetadata({ params }: Props) {
  return pageMetadata(servicePath(await slugFromParams(params), 'services'));
}

export default async function Page({ params }: Props) {
  return <ServicePage slug={await slugFromParams(params)} catalogue="services" />;
}
