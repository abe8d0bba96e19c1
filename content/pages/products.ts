import { terms } from '../facts';
import { trustLabels } from './trust';
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
    lead: `Here are our ${serviceCountInWords} services, with the usual time${hasStartingPrices ? ', a starting price for some' : ''} and how you pay. The price comes in your free quote. Each name opens the same page as under Services.`,
  },
  columns: ['Service', 'How long it takes', 'How you pay'],
  priceColumn: trustLabels.price,
  closing: {
    title: 'Need several of these?',
    text: `Say you need an office with laptops and a website: tell us how many desks and pages, which programs, and the rental dates. Each item has its own price in the quote. ${terms.optionalLines}`,
  },
};
