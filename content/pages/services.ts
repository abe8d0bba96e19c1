import { serviceCountInWords } from '../services/slugs';
import type { PageMeta } from '../types';

export type Listing = {
  meta: PageMeta;
  /** The page's name in breadcrumbs. */
  crumb: string;
  hero: { title: string; lead: string };
  closing: { title: string; text: string };
};

export const services: Listing = {
  meta: {
    title: 'IT and digital services in India',
    description: `Our ${serviceCountInWords} services in one list: websites, apps, software, WordPress, Shopify, SEO, ads, social media, design, office setup, servers and rentals.`,
  },
  crumb: 'Services',
  hero: {
    title: 'Our IT and digital services',
    lead: 'Choose the job you need done. Each page says what’s included, how you pay and how long it takes.',
  },
  closing: {
    title: 'Not sure which one?',
    text: 'Orders on WhatsApp, stock in Excel, a site or network that nobody looks after? Tell us what bothers you most, and we’ll suggest where to start.',
  },
};
