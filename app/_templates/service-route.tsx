import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isServiceSlug, type ServiceSlug, serviceSlugs } from '@/content/services/slugs';
import { pageMetadata } from '@/lib/metadata';
import { type Catalogue, servicePath } from '@/lib/routes';
import { ServicePage } from './service-page';

type Params = Promise<{ slug: string }>;

async function slugOf(params: Params): Promise<ServiceSlug> {
  const { slug } = await params;
  return isServiceSlug(slug) ? slug : notFound();
}

export function serviceParams() {
  return serviceSlugs.map((slug) => ({ slug }));
}

/** Both addresses of a service name the one under /services as canonical. */
export async function serviceMetadata(params: Params, catalogue: Catalogue): Promise<Metadata> {
  return pageMetadata(servicePath(await slugOf(params), catalogue));
}

export async function ServiceRoute({ params, catalogue }: { params: Params; catalogue: Catalogue }) {
  return <ServicePage slug={await slugOf(params)} catalogue={catalogue} />;
}
