import { todayInIndia } from '@/content/dates';
import { legalDocuments } from '@/content/legal';
import { confirmed } from '@/content/types';
import { isNeeded, launchItems } from '@/tools/launch-check';
import { details } from '@/tests/owner/content/owner/details';
import { figures } from '@/tests/owner/content/owner/figures';
import { legal } from '@/tests/owner/content/owner/legal';
import { people } from '@/tests/owner/content/owner/people';
import { prices } from '@/tests/owner/content/owner/prices';
import { projects } from '@/tests/owner/content/owner/projects';
import { testimonials } from '@/tests/owner/content/owner/testimonials';
import { contentProblems } from '@/tools/check';
import { contentWith } from '@/tests/support/content-fixture';

/** The content with everything filled in, but for some of the owner's values. */
async function filledIn(changes: Record<string, unknown> = {}) {
  const content = new Map(await contentWith('content/owner/promises.ts', 'readOn', todayInIndia()));
  const signed = { ...legal, reviewedOn: todayInIndia() };
  const owner = { details, figures, legal: signed, people, prices, projects, testimonials, ...changes };
  for (const [name, value] of Object.entries(owner)) content.set(`content/owner/${name}.ts`, { [name]: value });
  return content;
}
const logo = 'lib/logo.ts: still the logo of OneStop';

/** An owner who forgot something. */
const emails = { ...details.emails, sales: { value: 'sales@example.com', isPlaceholder: true } };
const social = { ...details.social, facebook: null };

it('the launch check has nothing but the logo to ask of an owner who has filled in everything', async () => {
  const content = await filledIn();
  expect(await contentProblems(content)).toEqual([]);
  expect(launchItems(content).filter((item) => item !== logo)).toEqual([]);
});

it('the launch check lists placeholders, what is null or empty, samples, and legal pages that changed since', async () => {
  const samples = testimonials.map((one) => ({ ...one, confirmedOn: null }));
  const changes = { people: [], testimonials: samples, legal: { ...legal, reviewedOn: '2020-01-01' } };
  const items = launchItems(await filledIn({ ...changes, details: { ...details, social, emails } }));
  expect(items.filter((item) => item !== logo)).toEqual([
    'content/owner/details.ts: emails.sales',
    'content/owner/details.ts: social.facebook',
    'content/owner/people.ts',
    'content/owner/testimonials.ts: only samples',
    ...legalDocuments.map(({ slug }) => `content/legal/${slug}.ts: changed after reviewedOn (legal.ts)`),
  ]);
  expect(items.filter(isNeeded)).toEqual(['content/owner/details.ts: emails.sales']);
});

it('a web address can’t be confirmed before what it needs, such as an e-mail address', async () => {
  const problems = await contentProblems(await filledIn({ details: { ...details, emails } }));
  expect(problems).toEqual(['content/owner/details.ts: url: must not be confirmed before emails.sales']);
});

it('prices have no GST if the owner isn’t registered for it', async () => {
  const unregistered = { ...details, gstin: confirmed(false) };
  const [[slug, price]] = Object.entries(prices) as [[string, object]];
  const content = await filledIn({ details: unregistered, prices: { [slug]: price } });
  expect(await contentProblems(content)).toEqual([
    expect.stringContaining(`content/owner/prices.ts: ${slug}.gst: must be 'none'`),
  ]);
});
