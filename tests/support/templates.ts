import { routes, servicePath } from '@/lib/routes';
import { serviceAddress, servicesByTitle } from './examples';

/** One page per template, by the template's name. */
export const templates = {
  home: '/',
  service: serviceAddress,
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
  ['a service with a long name', servicePath(servicesByTitle.at(-1)!.slug)],
] as const;
