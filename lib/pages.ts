import { legalDocuments } from '@/content/legal';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { faq } from '@/content/pages/faq';
import { home, homeHero } from '@/content/pages/home';
import { products } from '@/content/pages/products';
import { services as servicesPage } from '@/content/pages/services';
import { services, type ServiceSlug } from '@/content/services';
import { smallJobLine } from './prices';
import type { LegalDocument, PageCopy, PageMeta, Service } from '@/content/types';
import { type Catalogue, routes, servicePath } from './routes';

/** What menus, sitemap, llms.txt, cards, structured data and checks need to know about a page. */
export type SitePage = {
  path: string;
  /** The path that search engines should list: that of /services for pages under /products. */
  canonical: string;
  meta: PageMeta;
  heading: string;
  /** Its name in breadcrumbs and menus. */
  crumb: string;
  /** Whether it's in the menus of header and footer. */
  isInMenus: boolean;
  /** Its schema.org type, if that says more than WebPage. */
  type?: 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';
  /** Text on its social card, if it isn't the heading. */
  cardTitle?: string;
} & ({ kind: 'plain' | 'legal' } | { kind: 'listing'; catalogue: Catalogue } | { kind: 'service'; slug: ServiceSlug });

/**
 * Every page, in the order of the menus. A new page needs its line here, its copy in content/pages
 * and its route in app. `{ isInMenus: false }` keeps it out of the menus.
 */
export const pages: readonly SitePage[] = [
  plainPage(routes.home, { ...home, hero: { title: homeHero.title.join(' ') } }),
  listingPage('services', servicesPage, { cardTitle: home.services.title }),
  ...services.map((service) => servicePage('services', service)),
  listingPage('products', products, { canonical: routes.services }),
  ...services.map((service) => servicePage('products', service)),
  plainPage(routes.about, about, { type: 'AboutPage' }),
  plainPage(routes.faq, faq, { type: 'FAQPage' }),
  plainPage(routes.contact, contact, { type: 'ContactPage' }),
  ...legalDocuments.map(legalPage),
];

export const canonicalPages: readonly SitePage[] = pages.filter(({ path, canonical }) => path === canonical);

/** The page with a path. Those of hosts (404, 500) and of previews aren't in the list. */
export function findPage(path: string): SitePage | undefined {
  return pages.find((page) => page.path === path);
}

/** The service whose page has a path. */
export function serviceAt(path: string): ServiceSlug | undefined {
  const page = findPage(path);
  return page?.kind === 'service' ? page.slug : undefined;
}

/** @throws if the list above has no page with this path */
export function pageAt(path: string): SitePage {
  const page = findPage(path);
  if (!page) throw new Error(`lib/pages.ts: pages: "${path}" needs a line`);
  return page;
}

/** The pages above a page, starting with home. */
export function trailOf(path: string): { label: string; href: string }[] {
  const parts = path.split('/').slice(1, -1);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return [routes.home, ...above].map((href) => ({ label: pageAt(href).crumb, href }));
}

/** The file of a page in `out/`, for example `about.html`; home is `index.html`. */
export function pageFile(path: string): string {
  return path === routes.home ? 'index.html' : `${path.slice(1)}.html`;
}

/** The path of a page's file below the exported folder: `/about` for `about.html`. */
export function pathOfFile(file: string): string {
  return file === 'index.html' ? routes.home : `/${file.replace(/\.html$/, '')}`;
}

type Extra = Partial<Pick<SitePage, 'type' | 'canonical' | 'cardTitle' | 'isInMenus'>>;

function plainPage(path: string, { meta, hero, crumb = hero.title }: PageCopy, extra: Extra = {}): SitePage {
  return { kind: 'plain', path, canonical: path, meta, heading: hero.title, crumb, isInMenus: true, ...extra };
}

function listingPage(catalogue: Catalogue, copy: PageCopy, extra: Extra): SitePage {
  return { ...plainPage(routes[catalogue], copy, extra), type: 'CollectionPage', kind: 'listing', catalogue };
}

function servicePage(catalogue: Catalogue, { slug, title, shortTitle, meta }: Service): SitePage {
  const price = smallJobLine(slug);
  const description = price ? `${price}. ${meta.description}` : meta.description;
  const copy = { meta: { ...meta, description }, crumb: shortTitle, hero: { title } };
  const extra = { canonical: servicePath(slug), isInMenus: false };
  return { ...plainPage(servicePath(slug, catalogue), copy, extra), kind: 'service', slug };
}

function legalPage({ slug, title, meta }: LegalDocument): SitePage {
  const extra = { isInMenus: false };
  return { ...plainPage(`/${slug}`, { meta, hero: { title } }, extra), kind: 'legal' };
}
