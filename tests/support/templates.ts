import { services } from '@/content/services';
import { routes, servicePath } from '@/lib/routes';

const byTitle = services.toSorted((one, other) => one.title.length - other.title.length);

/** One page of each template, by what a visitor would call it. */
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

/** One page of each template, the table of services, and a page whose texts are long. */
export const visits = [
  ...templateList,
  ['the table of services', routes.products],
  ['a service with a long name', servicePath(byTitle.at(-1)!.slug)],
] as const;
