import { categories } from '@/content/categories';
import { categoryIdOf, serviceBySlug, slugsIn, type ServiceSlug } from '@/content/services';
import type { Category, CategoryId, Service } from '@/content/types';
import { type Catalogue, servicePath } from './routes';

export type LinkedService = Service & { href: string };
export type CategoryWithServices = Category & { services: readonly LinkedService[] };

export const categoryById = (id: CategoryId): Category => categories.find((category) => category.id === id)!;

/** The category of a service. */
export const categoryOf = (slug: ServiceSlug): Category => categoryById(categoryIdOf(slug));

/** Services with the paths of their pages. */
export function linkedServices(slugs: readonly ServiceSlug[], catalogue?: Catalogue): LinkedService[] {
  return slugs.map((slug) => ({ ...serviceBySlug(slug), href: servicePath(slug, catalogue) }));
}

/** The categories with their services, in display order. */
export function servicesByCategory(catalogue?: Catalogue): CategoryWithServices[] {
  return categories.map((category) => ({ ...category, services: linkedServices(slugsIn(category.id), catalogue) }));
}
