import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { services as listing } from '@/content/pages/services';
import { legalDocuments } from '@/content/legal';
import { services } from '@/content/services';
import type { PageMeta } from '@/content/types';
import { routes, servicePath } from './routes';

/** A page that search engines should list: its address, its head and the day its copy last changed. */
export type CanonicalPage = {
  path: string;
  meta: PageMeta;
  /** ISO date, from the content file. */
  updated: string;
};

/** Every canonical page, once, in the order of the menus. The /products pages repeat /services and are not among them. */
export const canonicalPages: readonly CanonicalPage[] = [
  { path: routes.home, meta: home.meta, updated: home.updated },
  { path: routes.services, meta: listing.meta, updated: listing.updated },
  ...services.map(({ slug, meta, updated }) => ({ path: servicePath(slug), meta, updated })),
  { path: routes.about, meta: about.meta, updated: about.updated },
  { path: routes.faq, meta: faq.meta, updated: faq.updated },
  { path: routes.contact, meta: contact.meta, updated: contact.updated },
  ...legalDocuments.map(({ slug, meta, updated }) => ({ path: `/${slug}`, meta, updated })),
];

/** The file of a page below the exported folder, for example `about.html`; home is `index.html`. */
export function pageFile(path: string): string {
  return path === routes.home ? 'index.html' : `${path.slice(1)}.html`;
}
