import { serviceCount } from '../services/slugs';
import type { PageMeta } from '../types';

export type Listing = {
  updated: string;
  meta: PageMeta;
  /** The page's name in breadcrumbs. */
  crumb: string;
  hero: { title: string; lead: string };
  closing: { title: string; text: string };
};

export const services: Listing = {
  updated: '2026-11-21',
  meta: {
    title: 'IT and digital services in India',
    description: `Our ${serviceCount.word} services in one list: websites, apps, software, WordPress, Shopify, SEO, ads, social media, design, office setup, servers and rentals.`,
  },
  crumb: 'Services',
  hero: {
    title: 'Our IT and digital services',
    lead: `${serviceCount.atStart} services, sorted by what they do for you. Open one to see what is included, the usual time, and the answers to common questions.`,
  },
  closing: {
    title: 'Not sure which one?',
    text: 'Describe the problem in your own words. We tell you which service fits, or that you need none of them.',
  },
};
