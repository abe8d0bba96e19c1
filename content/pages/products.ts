import { noGstNote } from '../owner-facts';
import { hasStartingPrices, serviceCountInWords } from '../services';
import { trustLabels } from '../labels';
import { after } from '../wording';

const compared = hasStartingPrices ? 'price, time and payment' : 'time and payment';

export const products = {
  meta: {
    title: `Compare IT products${hasStartingPrices ? ', services and prices' : ' and services'}`,
    description: `Our ${serviceCountInWords} IT products and services, such as websites, apps, online shops, marketing, networks and rentals, in a table to compare ${compared}.`,
  },
  /** The page's name in breadcrumbs. */
  crumb: 'Products',
  hero: {
    title: 'Our IT products and services',
    lead: `The table below shows how long each job usually takes${hasStartingPrices ? ', how you pay for it and, where we can name one, a starting price' : ' and how you pay for it'}.${after(noGstNote)}`,
  },
  /** Heading over the table. */
  compareTitle: `Compare ${compared}`,
  /** Headings of the table. `priceColumn` is shown if a service has a starting price. */
  columns: ['Service', 'How long it takes', 'How you pay'] as const,
  priceColumn: trustLabels.price,
  /** The boxes with which visitors put together one quote. `{service}` is replaced. */
  quote: {
    /** Under the heading of the table. */
    lead: 'Add all that you need, and get one quote.',
    column: 'One quote',
    add: 'Add',
    added: 'Added',
    /** The box’s name for screen readers. */
    addName: 'Add: {service}',
    /** Before what has been added. */
    title: 'One quote for',
  },
  closing: {
    title: 'Do you need several of these?',
    text: 'Write them all in one message, for example a website, five desks and three rented laptops. You’ll get one quote with a price for each.',
  },
};
