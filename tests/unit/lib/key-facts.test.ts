import { serviceBySlug } from '@/content/services';
import { startingPriceText } from '@/lib/prices';

const slug = 'office-setup';
const price = {
  rupees: 18000,
  gst: 'extra',
  job: 'two cameras',
  covers: 'Two cameras with recorder.',
  checkedOn: '2026-02-10',
} as const;
const { times, payment } = serviceBySlug(slug);

describe.each([
  ['the payment', {}, { value: payment }],
  [
    'a starting price, once there is one',
    { [slug]: price },
    { value: startingPriceText(price), note: `Two cameras. ${payment}.` },
  ],
])('the facts of a service', (name, prices, expected) => {
  it(`begin with its time and ${name}`, async () => {
    jest.resetModules();
    jest.doMock('@/content/owner/prices', () => ({ prices }));
    const { keyFactsOf } = await import('@/lib/key-facts');
    expect(keyFactsOf(slug).slice(0, 2)).toMatchObject([times[0], expected]);
  });
});
