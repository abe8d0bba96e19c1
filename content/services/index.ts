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
import { type ServiceSlug, serviceSlugs } from './slugs';
import { socialMediaMarketing } from './social-media-marketing';
import { softwareDevelopment } from './software-development';
import { webApplicationDevelopment } from './web-application-development';
import { websiteDevelopment } from './website-development';
import { wordpressDevelopment } from './wordpress-development';

const bySlug = {
  'website-development': websiteDevelopment,
  'web-application-development': webApplicationDevelopment,
  'mobile-application-development': mobileApplicationDevelopment,
  'software-development': softwareDevelopment,
  'wordpress-development': wordpressDevelopment,
  'shopify-development': shopifyDevelopment,
  'digital-marketing': digitalMarketing,
  'seo-services': seoServices,
  'social-media-marketing': socialMediaMarketing,
  'facebook-instagram-marketing': facebookInstagramMarketing,
  'google-marketing': googleMarketing,
  'graphic-designing': graphicDesigning,
  'office-setup': officeSetup,
  'server-setup': serverSetup,
  'pc-laptop-rental': pcLaptopRental,
} satisfies Record<ServiceSlug, Service>;

export const services: readonly Service[] = serviceSlugs.map(serviceBySlug);

export const hasStartingPrices = Object.keys(prices).length > 0;

/**
 * @throws if a service of content/categories.ts has no entry here. TypeScript reports it too, but
 * only after the content check.
 */
export function serviceBySlug(slug: ServiceSlug): Service {
  const service: Service | undefined = bySlug[slug];
  if (!service) throw new Error(`content/services/index.ts: bySlug: needs an entry for "${slug}"`);
  return service;
}
