import type { ServiceSlug } from '@/content/services';

/** Paths that code links to. Not in lib/pages.ts, so that browser scripts don't contain copy. */
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
  licenses: '/LICENSES.txt',
} as const;

/** The address of an original in public/pictures, which the export replaces with copies. */
export const picturePath = (file: string) => `/pictures/${file}`;

/** Pages that hosts show in place of another. They have no address of their own. */
export const statusRoutes = { notFound: '/404', serverError: '/500' } as const;

/** The route of the latter in app/: Next keeps /500 for itself. */
export const serverErrorRoute = '/server-error';

/** Pages that only preview builds have: home in its other presentation. */
export const previewRoutes = { landing: '/landing' } as const;

/** The two names of the catalogue. `services` is canonical. */
export type Catalogue = 'services' | 'products';

/** The path of a service's page, for example `/services/seo-services`. */
export function servicePath(slug: ServiceSlug, catalogue: Catalogue = 'services'): string {
  return `${routes[catalogue]}/${slug}`;
}

/** The ids of sections that other pages link to, and of the form's section. */
export const anchors = {
  /** On /about. */
  projects: 'work',
  people: 'people',
  checklist: 'checklist',
  /** The table on /products. */
  compare: 'compare',
  /** On /contact. */
  nextSteps: 'next-steps',
  form: 'write',
  /** The links to the sample quotes. */
  sampleQuote: 'sample-quote',
} as const;
