import { legalDocuments } from '@/content/legal';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { faq } from '@/content/pages/faq';
import { home, homeHero } from '@/content/pages/home';
import { products } from '@/content/pages/products';
import { services as listing } from '@/content/pages/services';
import { services, type ServiceSlug } from '@/content/services';
import { smallJobLine } from './prices';
import type { LegalDocument, PageCopy, PageMeta, SectionsCopy, Service } from '@/content/types';
import { type Catalogue, routes, servicePath } from './routes';

/** What menus, sitemap, llms.txt, cards, structured data and checks need to know about a page. */
export type SitePage = {
  path: string;
  /** The path that search engines should list: that of /services for pages under /products. */
  canonical: string;
  file: string;
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
} & (
  | { kind: 'plain'; copy?: SectionsCopy }
  | { kind: 'legal'; copy: LegalDocument }
  | { kind: 'listing'; catalogue: Catalogue; copy?: undefined }
  | { kind: 'service'; slug: ServiceSlug; copy?: undefined }
);

/**
 * Every page, in the order of the menus. A new page needs its line here and its copy in
 * content/pages, and if it isn't a `sectionsPage`, its route in app. `{ isInMenus: false }` keeps
 * it out of the menus.
 */
export const pages: readonly SitePage[] = [
  plainPage(routes.home, { ...home, hero: { title: homeHero.title.join(' ') } }),
  listingPage('services', listing, { cardTitle: home.services.title }),
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
  const file = `content/pages/${path.slice(1) || 'home'}.ts`;
  const own = { path, canonical: path, file, meta, heading: hero.title, crumb };
  return { kind: 'plain', isInMenus: true, ...own, ...extra };
}

/**
 * A page of plain sections. Another page has its own route in app.
 * @public for the recipe in content/README.md
 */
export function sectionsPage(copy: SectionsCopy, extra?: Extra): SitePage {
  return { ...plainPage(copy.path, copy, extra), kind: 'plain', copy };
}

function listingPage(catalogue: Catalogue, copy: PageCopy, extra: Extra): SitePage {
  const page = plainPage(routes[catalogue], copy, extra);
  return { ...page, type: 'CollectionPage', kind: 'listing', catalogue, copy: undefined };
}

/**
 * A description after the price, without sentences that don't fit: those without figures go first.
 * @param time instead of a sentence with a figure that doesn't fit
 */
export function withPrice(description: string, price: string, time: string, max = 160): string {
  const kept = description.split(/(?<=[.?!]) /);
  while (kept.length > 0 && [price, ...kept].join(' ').length > max) {
    const place = kept.findLastIndex((sentence) => !/\d/.test(sentence));
    kept.splice(place < 0 ? -1 : place, 1);
  }
  const lostTime = /\d/.test(description) && !kept.some((sentence) => /\d/.test(sentence));
  return [price, ...kept, ...(lostTime ? [time] : [])].join(' ');
}

function servicePage(catalogue: Catalogue, { slug, title, shortTitle, meta, times }: Service): SitePage {
  const price = smallJobLine(slug);
  const description = price
    ? withPrice(meta.description, `${price}.`, `${times[0].label}: ${times[0].value}.`)
    : meta.description;
  const copy = { meta: { ...meta, description }, crumb: shortTitle, hero: { title } };
  const page = plainPage(servicePath(slug, catalogue), copy, { canonical: servicePath(slug), isInMenus: false });
  return { ...page, kind: 'service', slug, copy: undefined, file: `content/services/${slug}.ts` };
}

function legalPage(copy: LegalDocument): SitePage {
  const { slug, title, meta } = copy;
  const page = plainPage(`/${slug}`, { meta, hero: { title } }, { isInMenus: false });
  return { ...page, kind: 'legal', copy, file: `content/legal/${slug}.ts` };
}
