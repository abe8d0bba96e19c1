import { details } from '@/content/owner/details';
import { confirmed } from '@/content/types/detail';

const price = { rupees: 18000, gst: 'none', job: 'two cameras', covers: 'Two cameras.', checkedOn: '2026-02-10' };
const sentence = 'We aren’t registered for GST, so we don’t add any to our prices.';

/** All that a file says of an owner without GST, who has a number in a register. */
async function wordsOf(file: string, registrations = [{ name: 'Udyam', number: 'UDYAM-AS-03-0012345' }]) {
  jest.resetModules();
  const maintenancePrice = confirmed({ rupees: 12000, per: 'year', from: true });
  const own = { ...details, gstin: confirmed(false), registrations, maintenancePrice };
  jest.doMock('@/content/owner/details', () => ({ details: own }));
  jest.doMock('@/content/owner/prices', () => ({ prices: { 'office-setup': price } }));
  return JSON.stringify(await import(`@/content/${file}`));
}

it('prices stand alone', async () => {
  expect(await wordsOf('owner-facts')).toContain('A maintenance plan costs from ₹12,000 per year.');
  const { noGstOn, smallJobLine } = await import('@/lib/prices');
  expect(smallJobLine('office-setup')).toBe('Two cameras from ₹18,000');
  expect([noGstOn('server-setup'), noGstOn('google-marketing')]).toEqual([sentence, undefined]);
});

it.each(['pages/home', 'pages/services', 'faq', 'legal/terms-conditions', 'services/pc-laptop-rental'])(
  'the sentence about GST is once in %s',
  async (file) => expect((await wordsOf(file)).split(sentence)).toHaveLength(2),
);

it('what a client can look up is named, or not shown', async () => {
  expect(await wordsOf('pages/about')).toContain('Look up Udyam UDYAM-AS-03-0012345, and you’ll see our name.');
  expect(await wordsOf('pages/about', [])).not.toContain('look up');
});
