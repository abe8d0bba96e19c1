import { legalDocuments } from '@/content/legal';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { services as listing } from '@/content/pages/services';
import { serviceBySlug, services } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import { site } from '@/content/site';
import type { Line } from '@/content/types';
import { lineOf } from './catalogue';
import { routes, servicePath } from './routes';

/** Pixels; 1.91 to 1, the shape that Facebook, WhatsApp, LinkedIn and X show uncropped. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a page's picture in a chat shows. `map`: all lines; `stop`: one line with its stops; `sign`: a station board. */
export type SocialCard = { name: string; alt: string } & (
  | { kind: 'map'; title: readonly string[] }
  | { kind: 'stop'; title: string; line: Line; slug: ServiceSlug }
  | { kind: 'sign'; title: string; label?: string }
);

const sign = (path: string, title: string, label?: string): [string, SocialCard] => [
  path,
  { kind: 'sign', name: path.slice(1), title, label, alt: `Yellow station board of ${site.name.value}: “${title}”` },
];

const cards: ReadonlyMap<string, SocialCard> = new Map<string, SocialCard>([
  [
    routes.home,
    {
      kind: 'map',
      name: 'home',
      title: home.hero.title,
      alt: `${home.hero.title.join(' ')} Map of five lines with fifteen services that meet in one stop, ${site.name.value}`,
    },
  ],
  ...services.map(({ slug, title }): [string, SocialCard] => {
    const line = lineOf(slug);
    const alt = `${title}: stop on the ${line.name} line of ${site.name.value}`;
    return [servicePath(slug), { kind: 'stop', name: slug, title, line, slug, alt }];
  }),
  sign(routes.services, home.services.title, listing.hero.title),
  sign(routes.about, about.hero.title, about.crumb),
  sign(routes.faq, faq.hero.title, faq.crumb),
  sign(routes.contact, contact.hero.title, contact.crumb),
  ...legalDocuments.map(({ slug, title }) => sign(`/${slug}`, title)),
]);

export const socialCards: readonly SocialCard[] = [...cards.values()];

/** Where a card lies, for example `/og/seo-services.png`. */
export function cardPath({ name }: Pick<SocialCard, 'name'>): string {
  return `/og/${name}.png`;
}

/** The stops of a card's line, by the short names of the map. */
export function stopsOf(line: Line): { slug: ServiceSlug; label: string }[] {
  return line.stops.map((slug) => ({ slug, label: serviceBySlug(slug).mapLabel }));
}

/**
 * The card of a page.
 * @param path canonical path of the page
 * @throws when there is none: a new page needs an entry here
 */
export function socialCard(path: string): SocialCard {
  const card = cards.get(path);
  if (!card) throw new Error(`lib/social-card.ts: "${path}" has no card`);
  return card;
}
