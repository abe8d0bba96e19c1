import type * as Details from '@/content/owner/details';
import type * as Legal from '@/content/owner/legal';
import { confirmed, placeholder } from '@/content/types/detail';
import type { OwnerDetails } from '@/content/types/owner';

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
type Given = Partial<typeof values> & { rental?: typeof rental; clauses?: typeof clauses };

const detailsOf = (all: object, given: object) =>
  Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, name in given ? confirmed(value) : placeholder(value)]),
  );

/** The site's texts by place, with only the given details confirmed. */
async function renderWith(given: Given): Promise<Record<string, string>> {
  jest.resetModules();
  jest.doMock('@/content/owner/details', () => {
    const { details } = jest.requireActual<typeof Details>('@/content/owner/details');
    const own = detailsOf(values, given) as unknown as Partial<OwnerDetails>;
    return {
      details: { ...details, registrations: [], ...own, rental: detailsOf(rental, given.rental ?? {}) },
    };
  });
  jest.doMock('@/content/owner/legal', () => {
    const { legal } = jest.requireActual<typeof Legal>('@/content/owner/legal');
    return { legal: { ...legal, ...detailsOf(clauses, given.clauses ?? {}) } };
  });
  const { identityRows, reachRows } = await import('@/lib/confirmed-details');
  const { answerLine } = await import('@/content/owner-facts');
  const { contact } = await import('@/content/pages/contact');
  const { faqCategories } = await import('@/content/faq');
  const { legalDocuments } = await import('@/content/legal');
  const { home } = await import('@/content/pages/home');
  const { about } = await import('@/content/pages/about');
  const { services } = await import('@/content/services');
  const { organizationInFull } = await import('@/lib/json-ld');
  const { GET } = await import('@/app/contact.vcf/route');
  return {
    'who you deal with': JSON.stringify(identityRows('every page')),
    'what anyone can look up': JSON.stringify(identityRows('about')),
    'how to reach us': JSON.stringify([reachRows(), answerLine, contact, faqCategories]),
    'legal pages': JSON.stringify(legalDocuments),
    'home and about': JSON.stringify([home, about]),
    services: JSON.stringify(services),
    'structured data': JSON.stringify(organizationInFull()),
    'contact card': await GET().text(),
  };
}

const textsOf = (given: object): string[] =>
  Object.values(given).flatMap((value) => (typeof value === 'string' ? value : textsOf(value as object)));

const { legalName, city, address, gstin, team, ...reach } = values;
const registered = { legalName, city, address, gstin };

describe('the optional details @decision-6', () => {
  it('appear nowhere until they are confirmed', async () => {
    const texts = JSON.stringify(await renderWith({}));
    expect(textsOf({ values, rental, clauses }).filter((value) => texts.includes(value))).toEqual([]);
  });

  it.each<[place: string, given: object]>([
    ['who you deal with', registered],
    ['structured data', registered],
    ['contact card', registered],
    ['how to reach us', reach],
    ['home and about', { ...registered, team, address: '' }],
    ['services', rental],
    ['legal pages', clauses],
  ])('once confirmed are in: %s', async (place, given) => {
    const text = (await renderWith({ ...values, rental, clauses }))[place];
    expect(textsOf(given).filter((value) => !text?.includes(value))).toEqual([]);
  });

  it('can be confirmed one by one', async () => {
    const texts = await renderWith({ city, gstin });
    expect(texts['who you deal with']).toContain(gstin);
    expect(texts['who you deal with']).not.toContain(address.street);
    expect(texts['contact card']).toContain('ADR;TYPE=WORK:;;;Palanpur;;;India\r\n');
  });
});
