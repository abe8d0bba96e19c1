import { sidesOfMap } from '@/components/sections/network-map-layout';
import { catalogues } from '../../../support/catalogues';

describe('the map of services', () => {
  it.each(catalogues)('has each list once, in at most two columns on phones: %s', (_, catalogue) => {
    const sides = sidesOfMap(catalogue);
    expect(sides.length).toBeLessThanOrEqual(2);
    expect(new Set(sides.flat())).toEqual(new Set(catalogue));
    expect(sides.flat()).toHaveLength(catalogue.length);
  });
});
