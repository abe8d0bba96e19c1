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
    lead: 'Choose the job you need done. Each page says what’s included, what decides the price, and how long such a job usually takes. Marketing runs from month to month.',
  },
  closing: {
    title: 'Not sure which one?',
    text: 'If you only want calls and visitors, a website will do. To sell online, look at Shopify. If two branches share one stock, look at software. If it’s none of these, tell us what bothers you most, and we’ll suggest where to start.',
  },
};
