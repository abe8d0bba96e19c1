import { categories } from '@/content/categories';
import { networkPlan } from '@/tools/cards/network-plan';

/** Small and large catalogues, each with its numbers of services per category. */
const catalogues = [[1], [5, 4, 3], [8, 7, 6, 5, 4, 3]].map((counts) => {
  const catalogue = counts.map((count, index) => ({
    ...categories[0]!,
    services: Array.from({ length: count }, (_, place) => `${index}-${place}`),
  }));
  return [counts.join(', '), catalogue] as const;
});

describe('the map on a social card', () => {
  it.each(catalogues)('has a separate place for each stop, within the card: %s', (_, catalogue) => {
    const { stopPlaces, paths } = networkPlan(catalogue);
    const places = [...stopPlaces.values()];
    expect(places).toHaveLength(catalogue.flatMap(({ services }) => services).length);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
    for (const { y } of places) expect(Math.abs(y)).toBeLessThanOrEqual(256);
    expect(paths.reduce((sum, { y }) => sum + y, 0)).toBe(0);
  });
});
