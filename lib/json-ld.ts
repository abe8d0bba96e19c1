import type { Thing } from 'schema-dts';
import { faqCategories } from '@/content/faq';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { homeCrumb } from '@/content/pages/labels';
import { products } from '@/content/pages/products';
import { services as servicesPage } from '@/content/pages/services';
import { services, serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import { site } from '@/content/site';
import type { LegalDocument } from '@/content/types';
import {
  breadcrumbs,
  organization,
  organizationInFull,
  organizationRef,
  type PageGraph,
  questions,
  webPage,
  website,
} from './json-ld-nodes';
import { absoluteUrl } from './metadata';
import { type Catalogue, routes, servicePath } from './routes';

/*
 * One graph a page, of what the page shows and no more. The agency stands in full on home and contact; elsewhere it is a
 * stub with the same id, which keeps inner pages small.
 */
const graph = (...nodes: Thing[]): PageGraph => ({ '@context': 'https://schema.org', '@graph': nodes });
const areaServed = { '@type': 'Country', name: site.country } as const;
const breadcrumbOf = (url: string) => ({ breadcrumb: { '@id': `${url}#breadcrumb` } });

export function homeGraph(): PageGraph {
  const { hero } = home.presentation === 'landing' ? home.landing : home;
  const url = absoluteUrl(routes.home);
  return graph({ ...organizationInFull(), description: hero.lead }, website(), {
    ...webPage({ url, name: hero.title.join(' '), updated: home.updated }),
    mainEntity: organizationRef,
  });
}

/** A service under either of its two paths: both describe the canonical page, each with the breadcrumb it shows. */
export function serviceGraph(slug: ServiceSlug, catalogue: Catalogue): PageGraph {
  const { title, shortTitle, lead, faq: items, updated } = serviceBySlug(slug);
  const url = absoluteUrl(servicePath(slug));
  const listing = catalogue === 'products' ? products : servicesPage;
  return graph(
    organization(),
    website(),
    { ...webPage({ url, name: title, updated }), ...breadcrumbOf(url), mainEntity: { '@id': `${url}#service` } },
    breadcrumbs(url, [homeCrumb, { label: listing.hero.title, href: routes[catalogue] }], shortTitle),
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: title,
      description: lead,
      url,
      provider: organizationRef,
      areaServed,
    },
    { '@type': 'FAQPage', '@id': `${url}#questions`, isPartOf: { '@id': `${url}#page` }, mainEntity: questions(items) },
  );
}

/** /services and /products: the fifteen services as the agency's catalogue. */
export function listingGraph(catalogue: Catalogue): PageGraph {
  const { hero, updated } = catalogue === 'products' ? products : servicesPage;
  const url = absoluteUrl(routes.services);
  return graph(
    {
      ...organization(),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: hero.title,
        itemListElement: services.map(({ slug, shortTitle, cardDescription }) => ({
          '@type': 'Offer',
          itemOffered: {
            '@type': 'Service',
            '@id': `${absoluteUrl(servicePath(slug))}#service`,
            name: shortTitle,
            description: cardDescription,
            provider: organizationRef,
          },
        })),
      },
    },
    website(),
    {
      ...webPage({ type: 'CollectionPage', url, name: hero.title, updated }),
      ...breadcrumbOf(url),
      mainEntity: organizationRef,
    },
    breadcrumbs(url, [homeCrumb], hero.title),
  );
}

export function aboutGraph(): PageGraph {
  const url = absoluteUrl(routes.about);
  const { name, role } = site.founder;
  return graph(
    {
      ...organization(),
      ...(!name.isPlaceholder && { founder: { '@type': 'Person', name: name.value, jobTitle: role } }),
    },
    website(),
    {
      ...webPage({ type: 'AboutPage', url, name: about.hero.title, updated: about.updated }),
      ...breadcrumbOf(url),
      mainEntity: organizationRef,
    },
    breadcrumbs(url, [homeCrumb], about.crumb),
  );
}

export function contactGraph(): PageGraph {
  const url = absoluteUrl(routes.contact);
  return graph(
    {
      ...organizationInFull(),
      contactPoint: contact.emails.map(({ role, label }) => ({
        '@type': 'ContactPoint',
        contactType: label,
        email: site.emails[role].value,
      })),
    },
    website(),
    {
      ...webPage({ type: 'ContactPage', url, name: contact.hero.title, updated: contact.updated }),
      ...breadcrumbOf(url),
      mainEntity: organizationRef,
    },
    breadcrumbs(url, [homeCrumb], contact.crumb),
  );
}

export function faqGraph(): PageGraph {
  const url = absoluteUrl(routes.faq);
  return graph(
    organization(),
    website(),
    {
      ...webPage({ type: 'FAQPage', url, name: faq.hero.title, updated: faq.updated }),
      ...breadcrumbOf(url),
      mainEntity: questions(faqCategories.flatMap(({ items }) => items)),
    } as Thing,
    breadcrumbs(url, [homeCrumb], faq.crumb),
  );
}

export function legalGraph({ slug, title, updated }: Pick<LegalDocument, 'slug' | 'title' | 'updated'>): PageGraph {
  const url = absoluteUrl(`/${slug}`);
  return graph(
    organization(),
    website(),
    { ...webPage({ url, name: title, updated }), ...breadcrumbOf(url) },
    breadcrumbs(url, [homeCrumb], title),
  );
}
