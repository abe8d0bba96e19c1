import { serviceBySlug, services, type ServiceSlug } from '@/content/services';
import type { SampleQuote } from '@/content/types';
import { servicePath } from './routes';

/** A service's own sample quote, if it has one. */
export function sampleQuoteOf(slug: ServiceSlug): SampleQuote | undefined {
  const { sampleQuote } = serviceBySlug(slug);
  return typeof sampleQuote === 'string' ? undefined : sampleQuote;
}

/**
 * The address of a service's sample quote, or of the nearest one.
 * @throws if the service that it names has no quote of its own
 */
export function sampleQuoteHref(slug: ServiceSlug): string {
  const { sampleQuote } = serviceBySlug(slug);
  const nearest = typeof sampleQuote === 'string' ? sampleQuote : slug;
  const quote = sampleQuoteOf(nearest);
  if (!quote) throw new Error(`content/services/${slug}.ts: sampleQuote: "${nearest}" has no quote of its own`);
  return `${servicePath(nearest)}#${quote.id}`;
}

/** Links to all sample quotes. */
export const sampleQuoteLinks = services.flatMap(({ slug }) => {
  const quote = sampleQuoteOf(slug);
  return quote ? [{ label: quote.job, href: sampleQuoteHref(slug) }] : [];
});
