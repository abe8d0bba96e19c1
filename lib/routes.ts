import type { ServiceSlug } from '@/content/services/slugs';

/**
 * Paths that code links to by name, never with a trailing slash (except home). It stands apart from lib/pages.ts, the list of
 * all pages, so that scripts in the browser can have a path without all copy.
 */
export const routes = {
  home: '/',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  services: '/services',
  products: '/products',
} as const;

/** Files that pages link to. */
export const files = {
  contactCard: '/contact.vcf',
  licenses: '/licenses.txt',
} as const;

/** Pages that preview builds alone have: home in its other presentation, and the review sheet. */
export const previewRoutes = { landing: '/landing', review: '/review' } as const;

/** The two names the same catalogue goes by. Services are canonical. */
export type Catalogue = 'services' | 'products';

/** Path of a service page, for example `/services/seo-services`. */
export function servicePath(slug: ServiceSlug, catalogue: Catalogue = 'services'): string {
  return `${routes[catalogue]}/${slug}`;
}

/** Path of the contact page with the service a visitor came from, which the form names in the message. */
export function quotePath(slug?: ServiceSlug): string {
  return slug ? `${routes.contact}?service=${slug}` : routes.contact;
}

/** The form's section on /contact. */
export const messageFormId = 'write';

/** Where a page's frame asks for a quote: on /contact in its form, which loading the page would empty. */
export function quoteHref(path: string, slug?: ServiceSlug): string {
  return path === routes.contact ? `#${messageFormId}` : quotePath(slug);
}
