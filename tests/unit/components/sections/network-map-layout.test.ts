import { sidesOfMap } from '@/components/sections/network-map-layout';
import { categories } from '@/content/categories';

/** The numbers of services in each category. */
const catalogues = [[1], [5, 4, 3], [8, 7, 6, 5, 4, 3]].map((counts) =>
  counts.map((count, index) => ({
    ...categories[0]!,
    services: Array.from({ length: count }, (_, place) => `${index}-${place}`),
  })),
);
const named = catalogues.map((one) => [one.map(({ services }) => services.length).join(', '), one] as const);

describe('the map of services', () => {
  it.each(named)('has each list once, in at most two columns on phones: %s', (_, catalogue) => {
    const sides = sidesOfMap(catalogue);
    expect(sides.length).toBeLessThanOrEqual(2);
    expect(new Set(sides.flat())).toEqual(new Set(catalogue));
    expect(sides.flat()).toHaveLength(catalogue.length);
  });
});
