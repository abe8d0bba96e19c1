import type { DayOfWeek, Organization, ProfessionalService, Thing, WithContext } from 'schema-dts';
import { officeHours } from '@/content/facts';
import { faqCategories } from '@/content/faq';
import { spansOf, weekday } from '@/content/office-hours';
import { founder } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { homeHero } from '@/content/pages/home';
import { details } from '@/content/owner/details';
import { people } from '@/content/owner/people';
import { prices } from '@/content/owner/prices';
import { serviceBySlug, services, type ServiceSlug } from '@/content/services';
import { socialProfiles } from '@/content/site';
import type { Hours, StartingPrice } from '@/content/types';
import { mainPhone, phones } from './contact-links';
import { areaServed, legalIdentity, postalAddress } from './confirmed-details';
import { withoutLinks } from './links-in-text';
import { absoluteUrl } from './metadata';
import { pageAt, trailOf } from './pages';
import { picturePath, routes, servicePath } from './routes';
import { siteAddress } from './site-address';
import { cardPath, socialCard } from './social-card';

type PageGraph = { '@context': WithContext<Thing>['@context']; '@graph': readonly Thing[] };

/** A reference to the agency, whose id is the same on every page. */
const organizationRef = { '@id': `${siteAddress}/#organization` } as const;

/** The agency's name and address, for inner pages: a `ProfessionalService` needs more. */
const organization: Exclude<Organization, string> = {
  '@type': 'Organization',
  ...organizationRef,
  name: details.name.value,
  url: siteAddress,
};

/**
 * The structured data of a page: one graph with only what the page shows. The agency has all its
 * details on home and contact, and elsewhere only its name and address. A page without a special
 * type has no node. A page under /products describes the service, with its own breadcrumb.
 */
export function pageGraph(path: string): PageGraph {
  const page = pageAt(path);
  const { type, canonical, heading: name } = page;
  const { agency, described, nodes = [] } = page.kind === 'service' ? { nodes: [service(page.slug)] } : additions(path);
  const node = type ? [{ '@type': type, url: absoluteUrl(canonical), name, ...described }] : [];
  const trail = path === routes.home ? [] : [breadcrumbs(path, page.crumb)];
  const graph = [{ ...organization, ...agency }, ...node, ...trail, ...nodes] as Thing[];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** A graph as the text of a script element, which no text in it can end. */
export const graphText = (graph: PageGraph) => JSON.stringify(graph).replaceAll('<', '\\u003c');

/** Properties that a page adds to the agency and to its own node, and further nodes. */
type Additions = { agency?: object; described?: object; nodes?: readonly Thing[] };

const aboutAgency = { mainEntity: organizationRef };

const additions = (path: string): Additions =>
  ({
    [routes.home]: { agency: { ...organizationInFull(), description: homeHero.lead }, nodes: [website] },
    [routes.services]: { agency: catalogue(routes.services), described: aboutAgency },
    [routes.products]: { agency: catalogue(routes.products), described: aboutAgency },
    [routes.about]: { agency: staff(), described: aboutAgency },
    [routes.contact]: { agency: { ...organizationInFull(), contactPoint: contactPoints() }, described: aboutAgency },
    [routes.faq]: { described: { mainEntity: questions() } },
  })[path] ?? {};

/** The site's name, which search engines read on home. */
const website: Thing = { '@type': 'WebSite', url: siteAddress, name: details.name.value, publisher: organizationRef };

const person = (name: string, jobTitle: string, image?: string) => ({ '@type': 'Person', name, jobTitle, image });

function staff() {
  const employee = people.map(({ name, role, picture }) =>
    person(name, role, picture && absoluteUrl(picturePath(picture.file))),
  );
  return {
    founder: founder ? person(founder, 'Founder') : undefined,
    employee: employee.length > 0 ? employee : undefined,
  };
}

function contactPoints() {
  const contacts = [
    ...phones.slice(1).map(({ number }) => ({ telephone: number })),
    ...contact.emails.map(({ role, label }) => ({ contactType: label, email: details.emails[role].value })),
  ];
  return contacts.map((one) => ({ '@type': 'ContactPoint', ...one }));
}

const idOf = (slug: ServiceSlug) => `${absoluteUrl(servicePath(slug))}#service`;

function service(slug: ServiceSlug): Thing {
  const { title, lead } = serviceBySlug(slug);
  const price = prices[slug];
  return {
    '@type': 'Service',
    '@id': idOf(slug),
    name: title,
    description: lead,
    url: absoluteUrl(servicePath(slug)),
    provider: organizationRef,
    areaServed: areaServed(),
    offers: price && offerFrom(price),
  };
}

/** A price that a job starts from, not what every job costs: `minPrice`. */
export function offerFrom({ rupees, per, gst, covers }: StartingPrice) {
  const priceSpecification = {
    '@type': per ? ('UnitPriceSpecification' as const) : ('PriceSpecification' as const),
    minPrice: rupees,
    priceCurrency: 'INR',
    valueAddedTaxIncluded: gst !== 'extra',
    description: covers,
    unitText: per,
  };
  return { '@type': 'Offer' as const, priceCurrency: 'INR', priceSpecification };
}

function catalogue(path: string) {
  const itemListElement = services.map(({ slug, shortTitle: name, summary: description }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', '@id': idOf(slug), name, description, provider: organizationRef },
  }));
  return { hasOfferCatalog: { '@type': 'OfferCatalog', name: pageAt(path).heading, itemListElement } };
}

/**
 * The agency's details, for the pages that show all of them. Required and recommended properties:
 * developers.google.com/search/docs/appearance/structured-data/local-business and …/organization.
 * No geo and no price range, which the site doesn't state, and no rating: reviews of oneself must
 * not be marked up (…/review-snippet).
 */
export function organizationInFull(): Exclude<ProfessionalService, string> {
  const profiles = socialProfiles.flatMap(({ url }) => url ?? []);
  return {
    ...organization,
    '@type': 'ProfessionalService',
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl(cardPath(socialCard(routes.home))),
    telephone: mainPhone.number,
    email: details.emails.info.value,
    ...legalIdentity,
    address: postalAddress(),
    areaServed: areaServed(),
    openingHoursSpecification: officeHours.week.flatMap(openingHours),
    knowsAbout: services.map(({ shortTitle }) => shortTitle),
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

/** Hours as Google reads them, which has no 24:00: with a break, before it and after it. */
export function openingHours(hours: Hours) {
  return spansOf(hours).map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: hours.days.map((day) => weekday(day) as DayOfWeek),
    opens,
    closes: closes === '24:00' ? '23:59' : closes,
  }));
}

/** The breadcrumb of a page. The last entry, the page itself, needs no address. */
function breadcrumbs(path: string, current: string): Thing {
  const entries = [
    ...trailOf(path).map(({ label, href }) => ({ name: label, item: absoluteUrl(href) })),
    { name: current },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
}

const questions = () =>
  faqCategories
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutLinks([answer].flat().join(' ')) },
    }));
