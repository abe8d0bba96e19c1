import { trustLabels } from '@/content/labels';
import { offerFrom } from '@/lib/json-ld';
import { exampleJob, priceText, smallJobs } from '@/content/starting-prices';
import { serviceBySlug } from '@/content/services';
import { startingPriceText } from '@/lib/prices';

const { gst } = trustLabels;
const price = {
  rupees: 125000,
  gst: 'extra',
  job: 'five pages',
  covers: 'Five pages.',
  checkedOn: '2026-11-20',
} as const;
const withGst = { ...price, gst: 'included' } as const;
const monthly = { ...price, per: 'month' };

it.each([
  ['plus GST', price, [gst.extra]],
  ['with GST', withGst, [gst.included]],
  ['without GST', { ...price, gst: 'none' } as const, [gst.none]],
  ['by the month', monthly, [trustLabels.pricePer.replace('{unit}', 'month'), gst.extra]],
])('a starting price states, %s, its unit and whether GST is included', (_, startingPriceOf, words) => {
  const amount = trustLabels.priceFrom.replace('{price}', '₹1,25,000');
  expect(priceText(startingPriceOf)).toBe([amount, ...words].join(' '));
});

it('a starting price is the same in structured data', () => {
  expect(offerFrom(price).priceSpecification).toMatchObject({
    '@type': 'PriceSpecification',
    minPrice: price.rupees,
    valueAddedTaxIncluded: false,
    description: price.covers,
  });
  expect(offerFrom(withGst).priceSpecification).toMatchObject({ valueAddedTaxIncluded: true });
  expect(offerFrom(monthly).priceSpecification).toMatchObject({
    '@type': 'UnitPriceSpecification',
    unitText: monthly.per,
  });
});

const slug = 'office-setup';
const { times, payment } = serviceBySlug(slug);

it.each([
  ['the payment', {}, { value: payment }],
  [
    'a starting price, once there is one',
    { [slug]: price },
    { value: startingPriceText(price), note: `Five pages. ${payment}.` },
  ],
])('the facts of a service begin with its time and %s', async (_, prices, expected) => {
  jest.resetModules();
  jest.doMock('@/content/owner/prices', () => ({ prices }));
  const { factsWithPrice } = await import('@/lib/prices');
  expect(factsWithPrice(slug).slice(0, 2)).toMatchObject([times[0], expected]);
});

it('a rental doesn’t take its days, as other jobs do @decision-30', () => {
  const rental = { ...price, exampleJob: { what: 'Twenty laptops', rupees: 70800, days: 60, month: '2026-06' } };
  expect(exampleJob('pc-laptop-rental', rental)).toMatch(/ for 60 days, in June 2026\.$/);
  expect(exampleJob('office-setup', rental)).toMatch(/ took 60 days, in June 2026\.$/);
});

it('a sentence with some of the prices says so', () => {
  const slugs = ['office-setup', 'server-setup', 'seo-services', 'google-marketing', 'graphic-designing'];
  const some = Object.fromEntries(slugs.map((slug) => [slug, price]));
  expect(smallJobs(some)).toMatch(/^Some of /);
  expect(smallJobs({ 'office-setup': price })).not.toMatch(/^Some of /);
});
