import { notFound } from 'next/navigation';
import { ServicePage } from '@/app/_pages/service-page';
import { serviceBySlug } from '@/content/services';
import { isServiceSlug, serviceSlugs } from '@/content/services/slugs';
import { buildMetadata } from '@/lib/metadata';
import { servicePath } from '@/lib/routes';

type Props = PageProps<'/services/[slug]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return serviceSlugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  if (!isServiceSlug(slug)) notFound();
  return buildMetadata({
    ...serviceBySlug(slug).meta,
    path: servicePath(slug, 'services'),
    canonicalPath: servicePath(slug),
  });
}

export default async function ServiceRoute({ params }: Props) {
  const { slug } = await params;
  if (!isServiceSlug(slug)) notFound();
  return <ServicePage slug={slug} catalogue="services" />;
}
