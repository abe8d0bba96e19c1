import { ServicePage } from '@/app/_templates/service-page';
import { pageMetadata } from '@/lib/metadata';
import { servicePath } from '@/lib/routes';
import { serviceParams, serviceSlug } from '@/lib/service-route';

type Props = PageProps<'/services/[slug]'>;

export const dynamicParams = false;

export const generateStaticParams = serviceParams;

export async function generateMetadata({ params }: Props) {
  return pageMetadata(servicePath(await serviceSlug(params), 'services'));
}

export default async function Page({ params }: Props) {
  return <ServicePage slug={await serviceSlug(params)} catalogue="services" />;
}
