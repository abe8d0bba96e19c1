import { routes, servicePath } from '@/lib/routes';

/** An address for each template, by its name. */
export const templates = {
  home: routes.home,
  listing: routes.services,
  service: servicePath('shopify-development'),
  'service-long-name': servicePath('mobile-application-development'),
  about: routes.about,
  contact: routes.contact,
  faq: '/faq',
  legal: '/terms-conditions',
  'not-found': '/no-such-page',
};
