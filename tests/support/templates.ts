import { servicePath } from '@/lib/routes';
import { serviceAddress, servicesByTitle } from './examples';

/** One page of each template, by what a visitor would call it. */
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

/** One page of each template, and one whose texts are long. */
export const visits = [
  ...templateList,
  ['a service with a long name', servicePath(servicesByTitle.at(-1)!.slug)],
] as const;
