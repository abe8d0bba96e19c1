import { services } from '@/content/services';
import { routes, servicePath } from '@/lib/routes';

const byTitle = services.toSorted((one, other) => one.title.length - other.title.length);

/** One page per template, by the template's name. */
export const templates = {
  home: '/',
  service: servicePath(byTitle[0]!.slug),
  listing: '/services',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  legal: '/privacy-policy',
  'not found': '/no-such-page',
} as const;

export const templateList = Object.entries(templates);

/** One page per template, the table of services, and a page with long texts. */
export const visits = [
  ...templateList,
  ['the table of services', routes.products],
  ['a service with a long name', servicePath(byTitle.at(-1)!.slug)],
] as const;
