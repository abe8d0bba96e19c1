import { routes, servicePath } from '@/lib/routes';

/** One page of each template, by its name. */
export const templates: readonly (readonly [name: string, path: string])[] = [
  ['home', routes.home],
  ['listing', routes.services],
  ['service', servicePath('shopify-development')],
  ['service, longest name', servicePath('mobile-application-development')],
  ['service alone on its line', servicePath('graphic-designing')],
  ['about', routes.about],
  ['contact', routes.contact],
  ['questions', '/faq'],
  ['legal', '/terms-conditions'],
  ['not found', '/no-such-page'],
];
