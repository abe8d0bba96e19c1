import type { CategoryId } from '../categories';
import { numberWord } from '../number-word';
import { prices } from '../owner/prices';
import type { Service } from '../types';
import { digitalMarketing } from './digital-marketing';
import { facebookInstagramMarketing } from './facebook-instagram-marketing';
import { googleMarketing } from './google-marketing';
import { graphicDesigning } from './graphic-designing';
import { mobileApplicationDevelopment } from './mobile-application-development';
import { officeSetup } from './office-setup';
import { pcLaptopRental } from './pc-laptop-rental';
import { seoServices } from './seo-services';
import { serverSetup } from './server-setup';
import { shopifyDevelopment } from './shopify-development';
import { socialMediaMarketing } from './social-media-marketing';
import { softwareDevelopment } from './software-development';
import { webApplicationDevelopment } from './web-application-development';
import { websiteDevelopment } from './website-development';
import { wordpressDevelopment } from './wordpress-development';

/** Every service with its category, in display order. */
const categoryBySlug = {
  'website-development': 'build',
  'web-application-development': 'build',
  'mobile-application-development': 'build',
  'software-development': 'build',
  'wordpress-development': 'platforms',
  'shopify-development': 'platforms',
  'digital-marketing': 'grow',
  'seo-services': 'grow',
  'social-media-marketing': 'grow',
  'facebook-instagram-marketing': 'grow',
  'google-marketing': 'grow',
  'graphic-designing': 'design',
  'office-setup': 'equip',
  'server-setup': 'equip',
  'pc-laptop-rental': 'equip',
} as const satisfies Record<string, CategoryId>;

export type ServiceSlug = keyof typeof categoryBySlug;

const files: readonly Service[] = [
  websiteDevelopment,
  webApplicationDevelopment,
  mobileApplicationDevelopment,
  softwareDevelopment,
  wordpressDevelopment,
  shopifyDevelopment,
  digitalMarketing,
  seoServices,
  socialMediaMarketing,
  facebookInstagramMarketing,
  googleMarketing,
  graphicDesigning,
  officeSetup,
  serverSetup,
  pcLaptopRental,
];

export const serviceSlugs = Object.keys(categoryBySlug) as readonly ServiceSlug[];

export const services: readonly Service[] = serviceSlugs.map(serviceBySlug);

/** How many services there are, as a word. */
export const serviceCountInWords = numberWord(services.length);

export const hasStartingPrices = Object.keys(prices).length > 0;

export function isServiceSlug(value: string): value is ServiceSlug {
  return Object.hasOwn(categoryBySlug, value);
}

export function categoryIdOf(slug: ServiceSlug): CategoryId {
  return categoryBySlug[slug];
}

/** The services of a category, in display order. */
export function slugsIn(category: CategoryId): readonly ServiceSlug[] {
  return serviceSlugs.filter((slug) => categoryBySlug[slug] === category);
}

/** @throws if the list above has a service without its file */
export function serviceBySlug(slug: ServiceSlug): Service {
  const service = files.find((file) => file.slug === slug);
  if (!service) throw new Error(`content/services/index.ts: files: needs the file of "${slug}"`);
  return service;
}
