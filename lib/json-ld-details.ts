import type { Thing } from 'schema-dts';
import { faqCategories } from '@/content/faq';
import { contact } from '@/content/pages/contact';
import { homeHero } from '@/content/pages/home';
import { services, serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import { site } from '@/content/site';
import { areaServed } from './legal-details';
import { organization, organizationInFull, organizationRef, questions, website } from './json-ld-nodes';
import { absoluteUrl } from './metadata';
import type { SitePage } from './pages';
import { routes, servicePath } from './routes';

/** What a page's graph has beyond what every page's has. */
type Details = {
  /** The agency, where the page says more about it than its name. */
  agency?: Thing;
  /** Properties of the page itself. */
  about?: object;
  nodes?: readonly Thing[];
};

const aboutAgency = { mainEntity: organizationRef };
const idOf = (slug: ServiceSlug) => `${absoluteUrl(servicePath(slug))}#service`;

export function detailsOf(page: SitePage): Details {
  if (page.kind === 'service') return service(page.slug, absoluteUrl(page.canonical));
  if (page.kind === 'listing') return { agency: catalogue(page.heading), about: aboutAgency };
  return detailsByPath[page.path]?.() ?? {};
}

const detailsByPath: Record<string, () => Details> = {
  [routes.home]: () => ({
    agency: { ...organizationInFull(), description: homeHero.lead },
    nodes: [website()],
  }),
  [routes.about]: () => {
    const { name, role } = site.founder;
    const founder = { '@type': 'Person', name: name.value, jobTitle: role } as const;
    return { agency: { ...organization(), ...(!name.isPlaceholder && { founder }) }, about: aboutAgency };
  },
  [routes.contact]: () => {
    const contactPoint = contact.emails.map(({ role, label }) => ({
      '@type': 'ContactPoint' as const,
      contactType: label,
      email: site.emails[role].value,
    }));
    return { agency: { ...organizationInFull(), contactPoint }, about: aboutAgency };
  },
  [routes.faq]: () => ({ about: { mainEntity: questions(faqCategories.flatMap(({ items }) => items)) } }),
};

function service(slug: ServiceSlug, url: string): Details {
  const { title, lead } = serviceBySlug(slug);
  const offered: Thing = {
    '@type': 'Service',
    '@id': idOf(slug),
    name: title,
    description: lead,
    url,
    provider: organizationRef,
    areaServed: areaServed(),
  };
  return { nodes: [offered] };
}

function catalogue(name: string): Thing {
  const itemListElement = services.map(({ slug, shortTitle, summary }) => ({
    '@type': 'Offer' as const,
    itemOffered: {
      '@type': 'Service' as const,
      '@id': idOf(slug),
      name: shortTitle,
      description: summary,
      provider: organizationRef,
    },
  }));
  return { ...organization(), hasOfferCatalog: { '@type': 'OfferCatalog', name, itemListElement } };
}
