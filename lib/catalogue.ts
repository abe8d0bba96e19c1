import { categories } from '@/content/categories';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import type { Category, Service, ServiceCard } from '@/content/types';
import { type Catalogue, servicePath } from './routes';

export type LinkedCard = ServiceCard & { slug: ServiceSlug; href: string };

/**
 * The category of a service.
 * @throws when no category, or more than one, lists the service
 */
export function categoryOf(slug: ServiceSlug): Category {
  const [category, ...others] = categories.filter(({ services }) => services.includes(slug));
  if (!category || others.length > 0)
    throw new Error(`content/categories.ts: services: "${slug}" must be in exactly one category`);
  return category;
}

function serviceCard({ slug, icon, shortTitle, cardDescription }: Service, catalogue: Catalogue): LinkedCard {
  return {
    slug,
    icon,
    title: shortTitle,
    description: cardDescription,
    gradient: categoryOf(slug).id,
    href: servicePath(slug, catalogue),
  };
}

export function serviceCards(slugs: readonly ServiceSlug[], catalogue: Catalogue = 'services'): LinkedCard[] {
  return slugs.map((slug) => serviceCard(serviceBySlug(slug), catalogue));
}

export function servicesByCategory() {
  return categories.map(({ services, ...category }) => ({ ...category, cards: serviceCards(services) }));
}

export function servicesToCompare(catalogue: Catalogue = 'services') {
  return categories.map(({ id, name, services }) => ({
    id,
    name,
    rows: services.map((slug) => {
      const service = serviceBySlug(slug);
      return { ...serviceCard(service, catalogue), times: service.times, payment: service.payment };
    }),
  }));
}

export function categoriesOnMap() {
  return categories.map(({ id, services }) => ({
    id,
    services: services.map((slug) => {
      return { slug, label: serviceBySlug(slug).mapLabel, href: servicePath(slug) };
    }),
  }));
}
