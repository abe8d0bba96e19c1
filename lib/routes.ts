import type { ServiceSlug } from '@/content/services/slugs';

/** Paths of the plain pages: never with a trailing slash (except home), used for every link and canonical. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  services: '/services',
  products: '/products',
  privacyPolicy: '/privacy-policy',
  termsConditions: '/terms-conditions',
  refundPolicy: '/refund-policy',
} as const;

/** Files that pages link to. */
export const files = {
  contactCard: '/contact.vcf',
} as const;

/** Pages that preview builds alone have: home in its other presentation, and the review sheet. */
export const previewRoutes = { landing: '/landing', review: '/review' } as const;

/** The two names the same catalogue goes by. Services are canonical. */
export type Catalogue = 'services' | 'products';

/** Path of a service page, for example `/services/seo-services`. */
export function servicePath(slug: ServiceSlug, catalogue: Catalogue = 'services'): string {
  return `${routes[catalogue]}/${slug}`;
}

/** Path of the contact page with the service a visitor came from; the contact form names it in the message. */
export function quotePath(slug?: ServiceSlug): string {
  return slug ? `${routes.contact}?service=${slug}` : routes.contact;
}

/** Every page of the site by its path: the plain pages, then each service under both catalogues. */
export function allPaths(slugs: readonly ServiceSlug[]): string[] {
  const catalogues: readonly Catalogue[] = ['services', 'products'];
  return [
    ...Object.values(routes),
    ...catalogues.flatMap((catalogue) => slugs.map((slug) => servicePath(slug, catalogue))),
  ];
}
