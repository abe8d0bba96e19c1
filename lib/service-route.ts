import { notFound } from 'next/navigation';
import { isServiceSlug, type ServiceSlug, serviceSlugs } from '@/content/services';

/** The values of `[slug]` under /services and under /products. */
export function serviceParams() {
  return serviceSlugs.map((slug) => ({ slug }));
}

/** The service that the address names, or the 404 page. */
export async function slugFromParams(params: Promise<{ slug: string }>): Promise<ServiceSlug> {
  const { slug } = await params;
  return isServiceSlug(slug) ? slug : notFound();
}
