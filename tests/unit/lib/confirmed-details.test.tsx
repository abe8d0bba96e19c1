import { renderToStaticMarkup } from 'react-dom/server';
import { LegalDetails } from '@/components/page/legal-details';
import type * as Site from '@/content/site';

const legalName = 'Asha Rao Systems LLP';
const city = 'Palanpur';
const address = { street: '12 Palasia Road', pinCode: '452001', state: 'Madhya Pradesh' };
const gstin = '23ABCDE1234F1Z5';
const languages = 'Hindi or English';
const replyTime = 'within two hours';
const faultPeriod = '90 days';
const visitedTowns = 'Palanpur and Deesa';
const grievance = { role: 'Grievance Officer', replyTime: 'within one month' };
const courtCity = 'Bhopal';
const liabilityCap = 'twice the fees';

const registered = { legalName, city, address, gstin };
const details = { ...registered, languages, replyTime, faultPeriod, visitedTowns, grievance, courtCity, liabilityCap };

/** The site's texts by place, with only the given details confirmed. */
async function renderWith(given: Partial<typeof details>): Promise<Record<string, string>> {
  jest.resetModules();
  jest.doMock('@/content/site', () => {
    const actual = jest.requireActual<typeof Site>('@/content/site');
    const own = Object.entries(details).map(([name, value]) => [
      name,
      name in given ? actual.confirmed(value) : actual.placeholder(value),
    ]);
    return { ...actual, site: { ...actual.site, ...(Object.fromEntries(own) as object) } };
  });
  const { legalRows } = await import('@/lib/confirmed-details');
  const { home } = await import('@/content/pages/home');
  const { legalDocuments } = await import('@/content/legal');
  const { contact } = await import('@/content/pages/contact');
  const { faqCategories } = await import('@/content/faq');
  const { services } = await import('@/content/services');
  const { organizationInFull } = await import('@/lib/json-ld');
  const { GET } = await import('@/app/contact.vcf/route');
  return {
    'legal details': renderToStaticMarkup(<LegalDetails rows={legalRows()} />),
    'legal pages': JSON.stringify(legalDocuments),
    home: JSON.stringify(home),
    contact: JSON.stringify(contact),
    faq: JSON.stringify(faqCategories),
    services: JSON.stringify(services),
    'structured data': JSON.stringify(organizationInFull()),
    'contact card': await GET().text(),
  };
}

const valuesOf = (given: object): string[] =>
  Object.values(given).flatMap((value) => (typeof value === 'string' ? value : valuesOf(value as object)));

describe('the optional details', () => {
  it('appear nowhere until they are confirmed', async () => {
    const texts = await renderWith({});
    expect(texts['legal details']).toBe('');
    expect(valuesOf(details).filter((value) => JSON.stringify(texts).includes(value))).toEqual([]);
  });

  it.each<[place: string, given: object]>([
    ['legal details', registered],
    ['structured data', registered],
    ['contact card', registered],
    ['home', { city }],
    ['contact', { city, languages, replyTime }],
    ['faq', { faultPeriod }],
    ['services', { visitedTowns }],
    ['legal pages', { grievance, courtCity, liabilityCap }],
  ])('once confirmed are in: %s', async (place, given) => {
    const text = (await renderWith(details))[place];
    expect(valuesOf(given).filter((value) => !text?.includes(value))).toEqual([]);
  });

  it('can be confirmed one by one', async () => {
    const texts = await renderWith({ city, gstin });
    expect(texts['legal details']).toContain(gstin);
    expect(texts['legal details']).not.toContain(address.street);
    expect(texts['contact card']).toContain('ADR;TYPE=WORK:;;;Palanpur;;;India\r\n');
  });
});
