/* What pages say of owners who differ from the sample. */
import { emergencyTexts } from '@/content/emergency-texts';
import { details } from '@/content/owner/details';
import { confirmed } from '@/content/types/detail';
import type * as People from '@/lib/people';
import type * as Prices from '@/lib/prices';

afterEach(() => jest.dontMock('@/content/emergency-texts'));

/** Imports a file as it is with other values in content/owner. */
async function withOwner<File>(file: string, owner: Readonly<Record<string, unknown>> = {}): Promise<File> {
  jest.resetModules();
  for (const path of ['@/content/owner/details', '@/content/owner/people', '@/content/owner/prices'])
    jest.doMock(path, () => ({ ...jest.requireActual<object>(path), ...owner }));
  return (await import(`@/${file}`)) as File;
}

/** All that a file of the content says. */
const wordsOf = async (file: string, owner?: Readonly<Record<string, unknown>>) =>
  JSON.stringify(await withOwner(`content/${file}`, owner));

describe('an owner with emergency cover for servers only', () => {
  const cover = { text: '24/7 emergency support', services: ['server-setup' as const] };
  beforeEach(() => {
    jest.doMock('@/content/emergency-texts', () => ({
      ...jest.requireActual<object>('@/content/emergency-texts'),
      emergencyTexts: () => emergencyTexts(cover),
    }));
  });

  it.each(['pages/home', 'faq', 'legal/terms-conditions'])('names in %s the plans that have it', async (file) => {
    const words = await wordsOf(file);
    expect(words.split(cover.text)).toHaveLength(2);
    expect(words).toContain(`With a maintenance plan for servers you also have ${cover.text}.`);
  });

  it('mentions it on no other service’s page', async () => {
    expect(await wordsOf('services/server-setup')).toContain(cover.text);
    for (const slug of ['office-setup', 'mobile-application-development', 'website-development'])
      expect(await wordsOf(`services/${slug}`)).not.toContain(cover.text);
  });
});

describe('an owner without GST, who has a number in a register', () => {
  const price = { rupees: 18000, gst: 'none', job: 'two cameras', covers: 'Two cameras.', checkedOn: '2026-02-10' };
  const sentence = 'We aren’t registered for GST, so we don’t add any to our prices.';
  const registrations = [{ name: 'Udyam', number: 'UDYAM-AS-03-0012345' }];
  const maintenancePrice = confirmed({ rupees: 12000, per: 'year', from: true });
  const own = { ...details, gstin: confirmed(false), registrations, maintenancePrice };
  const owner = { details: own, prices: { 'office-setup': price } };

  it('has prices that stand alone', async () => {
    expect(await wordsOf('owner-facts', owner)).toContain('A maintenance plan costs from ₹12,000 per year.');
    const { noGstOn, smallJobLine } = await withOwner<typeof Prices>('lib/prices', owner);
    expect(smallJobLine('office-setup')).toBe('Two cameras from ₹18,000');
    expect([noGstOn('server-setup'), noGstOn('google-marketing')]).toEqual([sentence, undefined]);
  });

  it.each(['pages/home', 'pages/services', 'faq', 'legal/terms-conditions', 'services/pc-laptop-rental'])(
    'says so once in %s',
    async (file) => expect((await wordsOf(file, owner)).split(sentence)).toHaveLength(2),
  );

  it('names what a client can look up, if there is anything', async () => {
    const lookUp = 'Look up Udyam UDYAM-AS-03-0012345, and you’ll see our name.';
    expect(await wordsOf('pages/about', owner)).toContain(lookUp);
    const unregistered = { ...owner, details: { ...own, registrations: [] } };
    expect(await wordsOf('pages/about', unregistered)).not.toMatch(/look up/i);
  });
});

it('people are on the pages of their services, and their languages in one list', async () => {
  const people = [
    { name: 'Imran', role: 'Servers', languages: ['Hindi', 'Bengali'], services: ['server-setup', 'office-setup'] },
    { name: 'Lakhi', role: 'Cabling', languages: ['Assamese', 'Hindi'], services: ['office-setup'] },
  ];
  const { peopleOf } = await withOwner<typeof People>('lib/people', { people });
  expect(peopleOf('office-setup').map(({ name }) => name)).toEqual(['Imran', 'Lakhi']);
  expect(peopleOf('seo-services')).toEqual([]);
  expect(await wordsOf('owner-facts', { people })).toContain('in Hindi, Bengali and Assamese."');
});
