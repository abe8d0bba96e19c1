import { contact } from '@/content/pages/contact';
import type { ServiceSlug } from '@/content/services/slugs';
import { categoryOf } from './catalogue';
import { routes } from './routes';

/** The address of the sample quote that suits a service. */
export function sampleQuoteHref(slug: ServiceSlug): string {
  const { quotes } = contact.sampleQuotes;
  const names = [slug, categoryOf(slug).id];
  const { id } = quotes.find(({ suits }) => suits?.some((name) => names.includes(name))) ?? quotes[0];
  return `${routes.contact}#${id}`;
}
