import { categories, type CategoryId } from '../categories';
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
import { slugsByCategory } from './slugs';
import { socialMediaMarketing } from './social-media-marketing';
import { softwareDevelopment } from './software-development';
import { webApplicationDevelopment } from './web-application-development';
import { websiteDevelopment } from './website-development';
import { wordpressDevelopment } from './wordpress-development';

export type ServiceSlug = (typeof slugsByCategory)[CategoryId][number];

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

export const serviceSlugs: readonly ServiceSlug[] = categories.flatMap(({ id }) => slugsIn(id));

export const services: readonly Service[] = serviceSlugs.map(serviceBySlug);

/** How many services there are, as a word. */
export const serviceCountInWords = numberWord(services.length);

export const hasStartingPrices = Object.keys(prices).length > 0;

export function isServiceSlug(value: string): value is ServiceSlug {
  return serviceSlugs.some((slug) => slug === value);
}

/** The services of a category, in display order. */
export function slugsIn(category: CategoryId): readonly ServiceSlug[] {
  return slugsByCategory[category];
}

export function categoryIdOf(slug: ServiceSlug): CategoryId {
  return categories.find(({ id }) => slugsIn(id).includes(slug))!.id;
}

/** @throws if `files` lacks a service of slugs.ts */
export function serviceBySlug(slug: ServiceSlug): Service {
  const service = files.find((file) => file.slug === slug);
  if (!service) throw new Error(`“${slug}” isn’t in files`);
  return service;
}
