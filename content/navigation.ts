import { routes } from '@/lib/routes';
import type { ServiceSlug } from './services/slugs';

export type MenuItem = { label: string; href: string; catalogue?: 'services' | 'products' };

/** The header, in order. An item with a catalogue opens the fifteen services. */
export const mainMenu: readonly MenuItem[] = [
  { label: 'Home', href: routes.home },
  { label: 'Services', href: routes.services, catalogue: 'services' },
  { label: 'Products', href: routes.products, catalogue: 'products' },
  { label: 'About', href: routes.about },
  { label: 'FAQ', href: routes.faq },
  { label: 'Contact', href: routes.contact },
];

/** The toggle menu on small screens. */
export const smallScreenMenu: readonly MenuItem[] = [
  { label: 'Home', href: routes.home },
  { label: 'About', href: routes.about },
  { label: 'Services', href: routes.services },
  { label: 'Products', href: routes.products },
  { label: 'FAQ', href: routes.faq },
  { label: 'Contact', href: routes.contact },
];

export const footerQuickLinks: readonly MenuItem[] = mainMenu;

export const footerServices: readonly ServiceSlug[] = [
  'website-development',
  'mobile-application-development',
  'shopify-development',
  'seo-services',
  'graphic-designing',
  'office-setup',
];

export const legalMenu: readonly MenuItem[] = [
  { label: 'Privacy policy', href: routes.privacyPolicy },
  { label: 'Terms and conditions', href: routes.termsConditions },
  { label: 'Refund policy', href: routes.refundPolicy },
];
