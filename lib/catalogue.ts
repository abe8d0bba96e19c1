import { categories } from '@/content/categories';
import { trustLabels } from '@/content/labels';
import { prices } from '@/content/owner/prices';
import { categoryIdOf, serviceBySlug, slugsIn, type ServiceSlug } from '@/content/services';
import type { Category, CategoryId, Service, ServiceItem } from '@/content/types';
import { startingPriceText } from './prices';
import { type Catalogue, servicePath } from './routes';

export type LinkedServiceItem = ServiceItem & { slug: ServiceSlug; href: string; price?: string };

/** The category of a service. */
export function categoryOf(slug: ServiceSlug): Category {
  return categories.find(({ id }) => id === categoryIdOf(slug))!;
}

function serviceItem({ slug, icon, shortTitle, summary }: Service, catalogue: Catalogue): LinkedServiceItem {
  const price = prices[slug];
  return {
    slug,
    icon,
    title: shortTitle,
    description: summary,
    category: categoryIdOf(slug),
    href: servicePath(slug, catalogue),
    price: price && `${startingPriceText(price)}: ${price.job}`,
  };
}

export function serviceItems(slugs: readonly ServiceSlug[], catalogue: Catalogue = 'services'): LinkedServiceItem[] {
  return slugs.map((slug) => serviceItem(serviceBySlug(slug), catalogue));
}

export type CategoryWithServices = Category & { services: readonly LinkedServiceItem[] };

export function servicesByCategory(catalogue?: Catalogue): CategoryWithServices[] {
  return categories.map((category) => ({ ...category, services: serviceItems(slugsIn(category.id), catalogue) }));
}

/** The rows of the table on /products. */
export function servicesToCompare() {
  return categories.map(({ id, name }) => ({
    id,
    name,
    rows: slugsIn(id).map((slug) => {
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
  const entries = categories.map(({ id, name }): [CategoryId, MapCategory] => {
    const stops = slugsIn(id).map((slug) => ({ slug, label: serviceBySlug(slug).mapLabel, href: servicePath(slug) }));
    return [id, { id, name, services: stops }];
  });
  return Object.fromEntries(entries) as Record<CategoryId, MapCategory>;
}
