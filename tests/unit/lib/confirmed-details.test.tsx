import type * as Details from '@/content/owner/details';
import type * as Legal from '@/content/owner/legal';
import { confirmed, placeholder } from '@/content/types/detail';

const values = {
  legalName: 'Asha Rao Systems LLP',
  city: 'Palanpur',
  address: { street: '12 Palasia Road', pinCode: '452001', state: 'Madhya Pradesh' },
  gstin: '23ABCDE1234F1Z5',
  languages: 'Gujarati and Hindi',
  writingLanguages: 'Gujarati and English',
  replyTime: 'within two hours',
  towns: ['Palanpur', 'Deesa'],
  travelCost: '₹11 per km from Palanpur',
  team: '9 cablers',
  maintenanceResponse: 'within one working hour',
};
const rental = {
  shortestPeriod: 'Four days',
  deposit: 'Two thousand rupees per machine',
  depositBack: '19 days',
  delivery: 'Free in Palanpur',
  replacementCities: ['Deesa', 'Radhanpur'],
  payment: 'Weekly, by UPI',
  updates: 'Your own people, with our notes.',
};
const clauses = {
  court: 'Any case is heard in Bhopal.',
  liability: 'We pay no more than twice the fees.',
  faults: 'You can report our mistakes for 370 days.',
  faultPeriod: '370 days',
  grievance: 'Asha Rao answers within ten days.',
};
const { legalName, city, address, gstin, team, ...reach } = values;
const registered = { legalName, city, address, gstin };

/** A place, the details that it has once they're confirmed, and all that it says. */
const places: [place: string, given: object, read: () => Promise<unknown>][] = [
  ['who you deal with', registered, async () => (await import('@/lib/confirmed-details')).identityRows('every page')],
  [
    'the rows to look up',
    { legalName, gstin },
    async () => (await import('@/lib/confirmed-details')).identityRows('about'),
  ],
  ['structured data', registered, async () => (await import('@/lib/json-ld')).organizationInFull()],
  ['contact card', registered, async () => (await import('@/app/contact.vcf/route')).GET().text()],
  ['home', { legalName, gstin }, () => import('@/content/pages/home')],
  ['about', { legalName, city, gstin, team }, () => import('@/content/pages/about')],
  ['services', rental, () => import('@/content/services')],
  ['legal pages', clauses, () => import('@/content/legal')],
  [
    'how to reach us',
    reach,
    async () => [
      (await import('@/lib/confirmed-details')).reachRows(),
      await import('@/content/owner-facts'),
      await import('@/content/pages/contact'),
      await import('@/content/faq'),
    ],
  ],
];

const detailsOf = (all: object, given: object) =>
  Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, name in given ? confirmed(value) : placeholder(value)]),
  );

/** The site's texts by place, with only the given details confirmed. */
async function textsWith(given: object): Promise<Record<string, string>> {
  jest.resetModules();
  jest.doMock('@/content/owner/details', () => {
    const { details } = jest.requireActual<typeof Details>('@/content/owner/details');
    return {
      details: { ...details, registrations: [], ...detailsOf(values, given), rental: detailsOf(rental, given) },
    };
  });
  jest.doMock('@/content/owner/legal', () => {
    const { legal } = jest.requireActual<typeof Legal>('@/content/owner/legal');
    return { legal: { ...legal, ...detailsOf(clauses, given) } };
  });
  const texts = places.map(async ([place, , read]) => [place, JSON.stringify(await read())] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const textsOf = (given: object): string[] =>
  Object.values(given).flatMap((value) => (typeof value === 'string' ? value : textsOf(value as object)));
const all = { ...values, ...rental, ...clauses };

it('the optional details appear nowhere until they are confirmed @decision-6', async () => {
  const texts = JSON.stringify(await textsWith({}));
  expect(textsOf(all).filter((value) => texts.includes(value))).toEqual([]);
});

it.each(places)('the optional details, once confirmed, are in: %s @decision-6', async (place, given) => {
  const text = (await textsWith(all))[place];
  expect(textsOf(given).filter((value) => !text?.includes(value))).toEqual([]);
});

it('the optional details can be confirmed one by one @decision-6', async () => {
  const texts = await textsWith({ city, gstin });
  expect(texts['who you deal with']).toContain(gstin);
  expect(texts['who you deal with']).not.toContain(address.street);
  expect(texts['contact card']).toContain('ADR;TYPE=WORK:;;;Palanpur;;;India\\r\\n');
});
