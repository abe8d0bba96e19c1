/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server';
import { LegalDetails } from '@/components/ui/legal-details';
import type * as Site from '@/content/site';

const real = {
  legalName: 'Asha Rao Systems LLP',
  city: 'Indore',
  address: { street: '12 Palasia Road', pinCode: '452001', state: 'Madhya Pradesh' },
  gstin: '23ABCDE1234F1Z5',
  languages: 'Hindi or English',
  replyTime: 'within two hours',
  faultPeriod: '90 days',
  visitedTowns: 'Indore and Dewas',
  grievance: { role: 'Grievance Officer', replyTime: 'within one month' },
  courtCity: 'Bhopal',
  liabilityCap: 'twice the fees',
};

type Given = Partial<typeof real>;

/** What the site says where these details are confirmed and the others are not. */
async function saying(given: Given) {
  jest.resetModules();
  jest.doMock('@/content/site', () => {
    const actual = jest.requireActual<typeof Site>('@/content/site');
    const details = Object.keys(real).map((name) => {
      const key = name as keyof typeof real;
      return [key, given[key] ? actual.confirmed(given[key]) : actual.placeholder(real[key])];
    });
    return { ...actual, site: { ...actual.site, ...(Object.fromEntries(details) as object) } };
  });
  const { legalDetails } = await import('@/lib/legal-details');
  const { place } = await import('@/content/agency');
  const { home } = await import('@/content/pages/home');
  const { legalDocuments } = await import('@/content/legal');
  const { contact } = await import('@/content/pages/contact');
  const { faqCategories } = await import('@/content/faq');
  const { serviceBySlug } = await import('@/content/services');
  const { organizationInFull } = await import('@/lib/json-ld-nodes');
  const { GET } = await import('@/app/contact.vcf/route');
  return {
    place,
    lead: home.hero.lead,
    details: renderToStaticMarkup(<LegalDetails rows={legalDetails()} />),
    legal: JSON.stringify(legalDocuments),
    title: contact.meta.title,
    reply: contact.hero.lead,
    answers: JSON.stringify(faqCategories),
    office: serviceBySlug('office-setup').lead,
    rental: serviceBySlug('pc-laptop-rental').lead,
    agency: organizationInFull(),
    card: await GET().text(),
  };
}

const values = Object.values(real).flatMap((value) => (typeof value === 'string' ? value : Object.values(value)));

describe('the optional details', () => {
  it('stand nowhere until they are confirmed', async () => {
    const said = await saying({});
    expect(said.details).toBe('');
    expect(said.place).toBe('India');
    expect(said.agency).toMatchObject({
      address: { '@type': 'PostalAddress', addressCountry: 'IN' },
      areaServed: { name: 'India' },
    });
    expect(values.filter((value) => JSON.stringify(said).includes(value))).toEqual([]);
  });

  it('stand where a page, a search engine and an address book look for them once they are', async () => {
    const { place, lead, details, legal, title, agency, card, ...said } = await saying(real);
    expect(place).toBe('Indore, India');
    expect(lead).toContain('Indore, India');
    expect(details).toContain('Asha Rao Systems LLP');
    expect(details).toContain('12 Palasia Road, Indore 452001, Madhya Pradesh, India');
    expect(details).toContain('23ABCDE1234F1Z5');
    expect(title).toContain('Indore');
    expect(said.reply).toContain('Call us in Hindi or English,');
    expect(said.reply).toContain('We reply within two hours with a question');
    expect(said.answers).toContain('the date in your quote, usually 90 days after handover.');
    for (const text of [said.office, said.rental]) expect(text).toContain('We come to Indore and Dewas.');
    expect(legal).toContain('Our Grievance Officer answers grievances and replies within one month.');
    expect(legal).toContain('the courts in Bhopal decide');
    expect(legal).toContain('no more than twice the fees');
    expect(agency).toMatchObject({
      legalName: real.legalName,
      vatID: real.gstin,
      address: {
        streetAddress: '12 Palasia Road',
        addressLocality: 'Indore',
        addressRegion: 'Madhya Pradesh',
        postalCode: '452001',
      },
      areaServed: [{ '@type': 'City', name: 'Indore' }, { name: 'India' }],
    });
    expect(card).toContain('ORG:Asha Rao Systems LLP\r\n');
    expect(card).toContain('ADR;TYPE=WORK:;;12 Palasia Road;Indore;Madhya Pradesh;452001;India\r\n');
    expect(card).toContain('GSTIN 23ABCDE1234F1Z5\r\n');
  });

  it('may be given one by one', async () => {
    const { details, card } = await saying({ city: real.city, gstin: real.gstin });
    expect(details).toContain(real.gstin);
    expect(details).not.toContain(real.address.street);
    expect(card).toContain('ADR;TYPE=WORK:;;;Indore;;;India\r\n');
  });
});
