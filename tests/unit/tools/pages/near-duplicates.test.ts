/** @jest-environment node */
import { likeness } from '@/tools/pages/near-duplicates';
import { pageWith } from '@/tests/support/page-facts';

const text = 'We mend phones and laptops in one day and bring them back to your door in the evening.';

describe('likeness', () => {
  it('is whole for the same words and nothing for other ones', () => {
    const other = 'A rented laptop comes with a charger, a bag and a number to call when something stops.';
    const [same, ...rest] = likeness([pageWith('/a', text), pageWith('/b', text), pageWith('/c', other)]);
    expect(same).toEqual({ paths: ['/a', '/b'], share: 1 });
    expect(rest.map(({ share }) => share)).toEqual([0, 0]);
  });

  it('finds pages that differ in one word', () => {
    const [pair] = likeness([pageWith('/a', text), pageWith('/b', text.replace('phones', 'tablets'))]);
    expect(pair?.share).toBeGreaterThan(0.5);
    expect(pair?.share).toBeLessThan(1);
  });
});
