import { categories } from '@/content/categories';
import { numberWord } from '@/content/number-word';
import { homeHero } from '@/content/pages/home';
import { services, type ServiceSlug } from '@/content/services';
import { details } from '@/content/owner/details';
import type { Category } from '@/content/types';
import { categoryOf } from './catalogue';
import { canonicalPages, pageAt, type SitePage } from './pages';
import { routes } from './routes';

/** In pixels. Facebook, WhatsApp, LinkedIn and X don't crop pictures of 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 } as const;

/** A page's picture in chats: a map of all services, a service's drawing, or a title. */
export type SocialCard = { name: string; alt: string } & (
  | { kind: 'map'; title: readonly string[] }
  | { kind: 'service'; title: string; category: Category; slug: ServiceSlug }
  | { kind: 'title'; title: string; label?: string }
);

/** One card per canonical page. */
export const socialCards: readonly SocialCard[] = canonicalPages.map(cardOf);

/** The path of a card, for example `/og/seo-services.png`. */
export function cardPath({ name }: Pick<SocialCard, 'name'>): string {
  return `/og/${name}.png`;
}

/** @param path canonical path of a page */
export function socialCard(path: string): SocialCard {
  return cardOf(pageAt(path));
}

function cardOf(page: SitePage): SocialCard {
  const agency = details.name.value;
  if (page.path === routes.home) {
    const { title } = homeHero;
    const map = `Map of ${numberWord(categories.length)} lines with ${numberWord(services.length)} services`;
    return { kind: 'map', name: 'home', title, alt: `${title.join(' ')} ${map} that meet in one stop, ${agency}` };
  }
  if (page.kind === 'service') {
    const { slug, heading: title } = page;
    const category = categoryOf(slug);
    return {
      kind: 'service',
      name: slug,
      title,
      category,
      slug,
      alt: `${title}: stop on the ${category.name} line of ${agency}`,
    };
  }
  const { path, heading, cardTitle: title = heading, crumb } = page;
  const label = crumb === title ? undefined : crumb;
  return { kind: 'title', name: path.slice(1), title, label, alt: `Sign of ${agency}: “${title}”` };
}
