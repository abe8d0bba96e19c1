import { trustLabels } from '@/content/labels';
import { offerFrom } from '@/lib/json-ld';
import { priceText } from '@/content/starting-prices';

const { gst } = trustLabels;
const job = { job: 'five pages', covers: 'Five pages.', checkedOn: '2026-11-20' };
const price = { ...job, rupees: 125000, gst: 'extra' } as const;
const withGst = { ...price, gst: 'included' } as const;
const monthly = { ...price, per: 'month' };

it.each([
  ['plus GST', price, [gst.extra]],
  ['with GST', withGst, [gst.included]],
  ['without GST', { ...price, gst: 'none' } as const, []],
  ['by the month', monthly, [trustLabels.pricePer.replace('{unit}', 'month'), gst.extra]],
])('a starting price states, %s, its unit and whether GST is included', (_, startingPriceOf, words) => {
  const amount = trustLabels.priceFrom.replace('{price}', '₹1,25,000');
  expect(priceText(startingPriceOf)).toBe([amount, ...words].join(' '));
});

it('a starting price is the same in structured data', () => {
  const once = { minPrice: price.rupees, valueAddedTaxIncluded: false, description: price.covers };
  expect(offerFrom(price).priceSpecification).toMatchObject({ '@type': 'PriceSpecification', ...once });
  expect(offerFrom(withGst).priceSpecification).toMatchObject({ valueAddedTaxIncluded: true });
  const perMonth = { '@type': 'UnitPriceSpecification', unitText: monthly.per };
  expect(offerFrom(monthly).priceSpecification).toMatchObject(perMonth);
});
