import { proofLabels } from './proof';
import { hasStartingPrices } from '../services';
import { serviceCountInWords } from '../services/slugs';
import type { Listing } from './services';

/** Headings of the table. `priceColumn` is shown if a service has a starting price. */
export const products: Listing & { columns: readonly [string, string, string]; priceColumn: string } = {
  meta: {
    title: hasStartingPrices ? 'Compare IT services: price, time and payment' : 'Compare IT services: time and payment',
    description: `Compare ${hasStartingPrices ? 'prices, ' : ''}times and payment for websites, apps, online stores, design, office networks, servers and rented laptops. Free written quote.`,
  },
  crumb: 'Products',
  hero: {
    title: 'Products',
    lead: `Compare usual times and payment for all ${serviceCountInWords} services${hasStartingPrices ? ', with starting prices for some' : ''}. Each name leads to what you get and what decides the price.`,
  },
  columns: ['Service', 'How long it takes', 'How you pay'],
  priceColumn: proofLabels.price,
  closing: {
    title: 'Need several of these?',
    text: 'Send us your list. Each line of the quote has a price: cross out what you don’t want.',
  },
};
