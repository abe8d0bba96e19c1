import type {
  BreadcrumbList,
  DayOfWeek,
  FAQPage,
  Organization,
  ProfessionalService,
  Thing,
  WebPage,
  WebSite,
  WithContext,
} from 'schema-dts';
import { officeHours } from '@/content/facts';
import { services } from '@/content/services';
import { site } from '@/content/site';
import type { FaqItem } from '@/content/types';
import { areaServed, postalAddress, registration } from './legal-details';
import { absoluteUrl } from './metadata';
import { weekday } from './office-hours';
import { siteAddress } from './site-address';

/** What one page says to machines: linked nodes under one context. */
export type PageGraph = { '@context': WithContext<Thing>['@context']; '@graph': readonly Thing[] };

export type Step = { label: string; href: string };

const organizationId = `${siteAddress}/#organization`;

/** The agency, by the one id it has on every page. */
export const organizationRef = { '@id': organizationId } as const;

/** The agency in short, for inner pages: a `ProfessionalService` would lack its address. */
export function organization(): Exclude<Organization, string> {
  return { '@type': 'Organization', ...organizationRef, name: site.name.value, url: siteAddress };
}

/**
 * The agency in full, for the pages that show all of it. Required and recommended properties:
 * developers.google.com/search/docs/appearance/structured-data/local-business and …/organization.
 * No geo, price range or rating: the site shows neither map nor prices, and reviews of oneself must
 * not be marked up (…/review-snippet).
 */
export function organizationInFull(): Exclude<ProfessionalService, string> {
  const profiles = site.social.flatMap(({ url }) => (url ? [url] : []));
  return {
    ...organization(),
    '@type': 'ProfessionalService',
    logo: absoluteUrl('/icons/icon-512.png'),
    telephone: site.phone.value,
    email: site.emails.info.value,
    ...registration(),
    address: postalAddress(),
    areaServed: areaServed(),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: officeHours.days.map((day) => weekday(day) as DayOfWeek),
      opens: officeHours.opens,
      closes: officeHours.closes,
    },
    knowsAbout: services.map(({ shortTitle }) => shortTitle),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** Search engines read the site's name on home. */
export function website(): Exclude<WebSite, string> {
  return { '@type': 'WebSite', url: siteAddress, name: site.name.value, publisher: organizationRef };
}

type PageNode = {
  type: 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';
  url: string;
  /** The heading a reader sees. */
  name: string;
};

export function webPage({ type, url, name }: PageNode) {
  return { '@type': type, url, name } as Exclude<WebPage, string>;
}

/** The breadcrumb of a page, from home down to the page itself. The last step needs no address. */
export function breadcrumbs(trail: readonly Step[], current: string): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: absoluteUrl(href),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  };
}

export function questions(items: readonly FaqItem[]): Exclude<FAQPage, string>['mainEntity'] {
  return items.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }));
}
