import { categories } from '@/content/categories';
import { trustLabels } from '@/content/labels';
import { prices } from '@/content/owner/prices';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import type { Category, CategoryId, Service, ServiceItem } from '@/content/types';
import { startingPriceText } from './prices';
import { type Catalogue, servicePath } from './routes';

export type LinkedServiceItem = ServiceItem & { slug: ServiceSlug; href: string; price?: string };

/**
 * The category of a service.
 * @throws if no category, or more than one, lists the service
 */
export function categoryOf(slug: ServiceSlug): Category {
  const [category, ...others] = categories.filter(({ services }) => services.includes(slug));
  if (!category || others.length > 0)
    throw new Error(`content/categories.ts: services: "${slug}" must be in exactly one category`);
  return category;
}

function serviceItem({ slug, icon, shortTitle, summary }: Service, catalogue: Catalogue): LinkedServiceItem {
  const price = prices[slug];
  return {
    slug,
    icon,
    title: shortTitle,
    description: summary,
    category: categoryOf(slug).id,
    href: servicePath(slug, catalogue),
    price: price && `${startingPriceText(price)}: ${price.job}`,
  };
}

export function serviceItems(slugs: readonly ServiceSlug[], catalogue: Catalogue = 'services'): LinkedServiceItem[] {
  return slugs.map((slug) => serviceItem(serviceBySlug(slug), catalogue));
}

export type CategoryWithServices = Omit<Category, 'services'> & { services: readonly LinkedServiceItem[] };

export function servicesByCategory(catalogue?: Catalogue): CategoryWithServices[] {
  return categories.map(({ services, ...category }) => ({ ...category, services: serviceItems(services, catalogue) }));
}

/** The rows of the table on /products. */
export function servicesToCompare() {
  return categories.map(({ id, name, services }) => ({
    id,
    name,
    rows: services.map((slug) => {
      const { shortTitle, mapLabel, times, payment } = serviceBySlug(slug);
      const price = prices[slug];
      return {
        slug,
        title: shortTitle,
        shortLabel: mapLabel,
        href: servicePath(slug, 'products'),
        times,
        price: price ? startingPriceText(price) : trustLabels.noPrice,
        covers: price?.covers,
        payment,
      };
    }),
  }));
}

export type MapCategory = {
  id: CategoryId;
  /** For screen readers. */
  name: string;
  services: { slug: ServiceSlug; label: string; href: string }[];
};

/** The categories on home's map, by id. */
export function categoriesOnMap(): Record<CategoryId, MapCategory> {
  const entries = categories.map(({ id, name, services }): [CategoryId, MapCategory] => {
    const stops = services.map((slug) => ({ slug, label: serviceBySlug(slug).mapLabel, href: servicePath(slug) }));
    return [id, { id, name, services: stops }];
  });
  return Object.fromEntries(entries) as Record<CategoryId, MapCategory>;
}
