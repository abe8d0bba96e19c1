import type { ServiceSlug } from './services';

/** The services that the footer links. */
export const footerServices: readonly ServiceSlug[] = [
  'website-development',
  'mobile-application-development',
  'shopify-development',
  'seo-services',
  'graphic-designing',
  'office-setup',
];
