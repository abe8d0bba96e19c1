import { serviceCount } from '../services/slugs';
import type { Listing } from './services';

/** `columns`: headings of the table. */
export const products: Listing & { columns: readonly [string, string, string] } = {
  meta: {
    title: 'IT products for your business',
    description:
      'Choose for your shop, clinic or factory: a website, an app, an online store, a brand, an ad campaign, an office network, a server or laptops.',
  },
  crumb: 'Products',
  hero: {
    title: 'Products',
    lead: `The same ${serviceCount.word} offers as under Services. Did you come for a store, an app, a logo, a server or ten laptops? Pick it below.`,
  },
  columns: ['Job', 'Usual time', 'How you pay'],
  closing: {
    title: 'Need several of these?',
    text: 'Send us your list. We’ll put a price on each line of one quote, and you cross out what you don’t want.',
  },
};
