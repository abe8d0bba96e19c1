import type { Listing } from './services';

export const products: Listing = {
  updated: '2026-11-21',
  meta: {
    title: 'IT products for your business',
    description:
      'Ready to order for a shop, clinic or factory: a website, an app, an online store, a brand, an ad campaign, an office network, a server or laptops.',
  },
  crumb: 'Products',
  hero: {
    title: 'Products',
    lead: 'The same catalogue as under Services, if you know what you want: a store, an app, a logo, a server or ten laptops.',
  },
  closing: {
    title: 'Need several of these?',
    text: 'Send us the list. You get one quote with a line for each item, and can strike out what you do not want.',
  },
};
