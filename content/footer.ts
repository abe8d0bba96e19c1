import type { ServiceSlug } from './services/slugs';

/** Labels of the footer. */
export const footer = {
  /** Headings. */
  contact: 'Contact',
  quickLinks: 'Quick links',
  services: 'Services',
  /** Under the six services. */
  allServices: 'All services',
  quote: 'Get Free Quote',
  chat: 'WhatsApp',
  /** For social pages without an address, and the tooltip of each. */
  comingSoon: 'coming soon',
  comingSoonName: '{profile}, coming soon',
} as const;

/** The services that the footer links. */
export const footerServices: readonly ServiceSlug[] = [
  'website-development',
  'mobile-application-development',
  'shopify-development',
  'seo-services',
  'graphic-designing',
  'office-setup',
];
