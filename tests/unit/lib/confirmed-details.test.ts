import { details as filled } from '@/tests/owner/content/owner/details';
import { legal as filledLegal } from '@/tests/owner/content/owner/legal';
import { type Detail, placeholder } from '@/content/types/detail';

type Values = Readonly<Record<string, Detail<unknown> | undefined>>;

/** The optional details of a group, of which only some are confirmed. */
const only = (names: readonly string[], values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([key, detail]) => [key, names.includes(key) ? detail : placeholder(detail!.value)]),
  );

/** Its placeholders are left out of pages, unlike those of `name` or `phone`. */
const { legalName, city, address, gstin, team, replyTime, towns, ...others } = filled;
const { travelCost, maintenanceResponse, maintenancePrice, rental, ...shown } = others;
const reach = { replyTime, towns, travelCost, maintenanceResponse, maintenancePrice };
const optional = { legalName, city, address, gstin, team, ...reach };
const { reviewedOn, ...clauses } = filledLegal;

/** All texts that have the owner's details, with only some of them confirmed. */
async function textsWith(...names: string[]): Promise<string> {
  jest.resetModules();
  jest.doMock('@/content/owner/details', () => ({
    details: { ...shown, registrations: [], ...only(names, optional), rental: only(names, rental) },
  }));
  jest.doMock('@/content/owner/legal', () => ({ legal: { ...only(names, clauses), reviewedOn } }));
  const { identityRows } = await import('@/lib/confirmed-details');
  return JSON.stringify([
    identityRows('about'),
    identityRows('every page'),
    (await import('@/lib/json-ld')).organizationInFull(),
    await (await import('@/app/contact.vcf/route')).GET().text(),
    await import('@/content/services'),
    await import('@/content/legal'),
    await import('@/content/faq'),
    await import('@/content/owner-facts'),
    await import('@/lib/pages'),
  ]);
}

const wordsOf = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(wordsOf) : [String(value)];
/** Without short words, which the copy may have too. */
const words = wordsOf([optional, rental, clauses]).filter((word) => word.length > 9);

it('no page has an optional detail that isn’t confirmed', async () => {
  const texts = await textsWith();
  expect(words.length).toBeGreaterThan(15);
  expect(words.filter((word) => texts.includes(word))).toEqual([]);
});

it('details can be confirmed one by one', async () => {
  const texts = await textsWith('city', 'gstin');
  expect(texts).toContain(gstin!.value);
  expect(texts).toContain(`ADR;TYPE=WORK:;;;${city!.value};;;India`);
  expect(texts).not.toContain(address!.value.street);
});
