import type { ServiceSlug } from '@/content/services/slugs';

/** Paths that code links to by name. Not in lib/pages.ts, so that browser scripts get no copy. */
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

/** Pages that only preview builds have: home in its other presentation. */
export const previewRoutes = { landing: '/landing' } as const;

/** The two names the same catalogue goes by. Services are canonical. */
export type Catalogue = 'services' | 'products';

/** Path of a service page, for example `/services/seo-services`. */
export function servicePath(slug: ServiceSlug, catalogue: Catalogue = 'services'): string {
  return `${routes[catalogue]}/${slug}`;
}

/** Path of the contact page with the service a visitor comes from; the form names it. */
export function quotePath(slug?: ServiceSlug): string {
  return slug ? `${routes.contact}?service=${slug}` : routes.contact;
}

/** The form's section on /contact. */
export const messageFormId = 'write';
