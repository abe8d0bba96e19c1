import { categories } from '@/content/categories';

/** Small and large catalogues for `it.each`, each with its numbers of services per category. */
export const catalogues = [[1], [5, 4, 3], [8, 7, 6, 5, 4, 3]].map((counts) => {
  const catalogue = counts.map((count, index) => ({
    ...categories[0]!,
    services: Array.from({ length: count }, (_, place) => `${index}-${place}`),
  }));
  return [counts.join(', '), catalogue] as const;
});
