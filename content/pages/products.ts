import { hasStartingPrices } from '../services';
import { serviceCountInWords } from '../services/slugs';
import { trustLabels } from '../labels';

const compared = hasStartingPrices ? 'price, time and payment' : 'time and payment';

export const products = {
  meta: {
    title: `Compare IT services: ${compared}`,
    description: `Our ${serviceCountInWords} services in one table, with ${compared}: websites, apps, online shops, marketing, design, office networks and rentals.`,
  },
  /** The page's name in breadcrumbs. */
  crumb: 'Products',
  hero: {
    title: `Our services compared: ${compared}`,
    lead: `Use this table to plan: it shows how long each kind of work usually takes${hasStartingPrices ? ', how you pay for it and, where we can name one, a starting price' : ' and how you pay for it'}. The name of a service leads to its page.`,
  },
  /** Headings of the table. `priceColumn` is shown if a service has a starting price. */
  columns: ['Service', 'How long it takes', 'How you pay'] as const,
  priceColumn: trustLabels.price,
  closing: {
    title: 'Do you need several of these?',
    text: 'Write them all in one message, for example a website, five desks and three rented laptops. You get one quote, in which each of them has its own price.',
  },
};
