import { routes } from '@/lib/routes';
import { serviceAddress } from './examples';

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

/** One page per template, and the table of services. */
export const visits = [...templateList, ['the table of services', routes.products]] as const;
