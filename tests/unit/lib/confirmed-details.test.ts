import { details } from '@/tests/owner/content/owner/details';
import { legal } from '@/tests/owner/content/owner/legal';
import { type Detail, placeholder } from '@/content/types/detail';

type Values = Readonly<Record<string, Detail<unknown> | undefined>>;

/** The same details, unconfirmed. */
const unconfirmed = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([key, detail]) => [key, placeholder(detail!.value)]));

/** Left out of pages while they're placeholders, unlike `name` or `phone`. */
const { legalName, city, address, gstin, team, replyTime, towns, ...others } = details;
const { travelCost, maintenanceResponse, maintenancePrice, rental, ...shown } = others;
const reach = { replyTime, towns, travelCost, maintenanceResponse, maintenancePrice };
const optional = { legalName, city, address, gstin, team, ...reach };
const { reviewedOn, ...clauses } = legal;

const wordsOf = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(wordsOf) : [String(value)];
/** Without short words, which the copy may have too. */
const words = wordsOf([optional, rental, clauses]).filter((word) => word.length > 9);

const copy = ['services', 'legal', 'faq', 'owner-facts', 'pages/home', 'pages/about', 'pages/contact'];

it('no page has an optional detail that isn’t confirmed', async () => {
  const own = { ...shown, registrations: [], ...unconfirmed(optional), rental: unconfirmed(rental) };
  jest.doMock('@/content/owner/details', () => ({ details: own }));
  jest.doMock('@/content/owner/legal', () => ({ legal: { ...unconfirmed(clauses), reviewedOn } }));
  const { identityRows } = await import('@/lib/confirmed-details');
  const texts = JSON.stringify([
    identityRows('about'),
    identityRows('every page'),
    (await import('@/lib/json-ld')).organizationInFull(),
    await (await import('@/app/contact.vcf/route')).GET().text(),
    await import('@/lib/pages'),
    ...(await Promise.all(copy.map((file) => import(`@/content/${file}`) as Promise<object>))),
  ]);
  expect(words.length).toBeGreaterThan(15);
  expect(words.filter((word) => texts.includes(word))).toEqual([]);
});
