import { readFileSync } from 'node:fs';
import path from 'node:path';
import { todayInIndia } from '@/content/dates';
import { problemsInContent } from '@/tools/check/content-checks';
import { formatProblem } from '@/tools/check/problem';
import { launchItems } from '@/tools/check/launch';
import { confirmed, type Detail, detailParts, placeholder } from '@/content/types';
import { contentWith } from '@/tests/support/content-fixture';

const file = 'content/owner/details.ts';
const promisesFile = 'content/owner/promises.ts';
const about = 'content/pages/about.ts';
/** Every placeholder(…) in the owner's values. */
function placeholdersIn(values: object, start = ''): { field: string; value: unknown }[] {
  return Object.entries(values).flatMap(([name, entry]: [string, unknown]) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const field = `${start}${name}`;
    const { isPlaceholder, value } = entry as Partial<Detail<unknown>>;
    if (isPlaceholder === undefined) return placeholdersIn(entry, `${field}.`);
    return isPlaceholder ? [{ field, value }] : [];
  });
}
const openIn = (items: readonly { field: string; isDone: boolean }[]) =>
  items.filter(({ isDone }) => !isDone).map(({ field }) => field);

describe('the launch check @decision-23', () => {
  it('asks for a WhatsApp number if the phone isn’t a mobile', async () => {
    const itemsFor = async (phone: string) => launchItems(await contentWith(file, 'phone', confirmed(phone)));
    const { needed, advised } = await itemsFor('98765 43210');
    expect([...needed, ...advised].map(({ field }) => field)).not.toContain('whatsApp');
    expect((await itemsFor('022 2456 7890')).needed.map(({ field }) => field)).toContain('whatsApp');
  });

  it('counts a detail as done once it’s confirmed', async () => {
    const openWith = async (sales: unknown) =>
      openIn(launchItems(await contentWith(file, 'emails.sales', sales)).needed);
    expect(await openWith(placeholder('sales@example.com'))).toContain('emails.sales');
    expect(await openWith(confirmed('sales@asha-it.in'))).not.toContain('emails.sales');
  });

  it('says once security.txt has expired', async () => {
    const content = await contentWith(file, 'supportMailboxCheckedOn', '2026-11-21');
    const untilOn = (today: string) =>
      launchItems({ ...content, today }).advised.find(({ field }) => field === 'supportMailboxCheckedOn')!.until;
    expect(untilOn('2027-11-20')).toBe('security.txt expires on 21 November 2027');
    expect(untilOn('2027-11-21')).toBe('security.txt expired on 21 November 2027 and isn’t published');
  });

  it('asks the owner to read the promises before the launch, as one item, and then no more @decision-52', async () => {
    const openOn = async (day: string | null) => {
      const { needed, advised } = launchItems(await contentWith(promisesFile, 'readOn', day));
      return [needed, advised].map((items) => openIn(items.filter(({ file: at }) => at === promisesFile)));
    };
    expect(await openOn(null)).toEqual([['readOn'], []]);
    expect(await openOn(todayInIndia())).toEqual([[], []]);
  });

  it('doesn’t ask for a detail whose line is deleted', async () => {
    const fields = launchItems(await contentWith(file, 'companySite', undefined)).advised.map(({ field }) => field);
    expect(fields).not.toContain('companySite');
  });

  it('advises to read a promise again that is newer, or whose words have changed @decision-52', async () => {
    const statement = { text: 'A.', addedOn: '2026-11-20', places: { 'pages/about.ts': ['In one team'] } };
    const untilOf = async (changes: Partial<typeof statement>) => {
      const promises = { readOn: '2026-11-21', statements: [{ ...statement, ...changes }] };
      const copy = await contentWith(about, 'hero.title', 'In one team');
      const { owner } = await contentWith(promisesFile, 'promises', promises);
      const items = launchItems({ ...copy, owner }).advised;
      return items.filter(({ file: at, isDone }) => at === promisesFile && !isDone).map(({ until }) => until);
    };
    expect(await untilOf({})).toEqual([]);
    expect(await untilOf({ addedOn: '2026-11-22' })).toEqual([expect.stringMatching(/read it again.*it’s new$/)]);
    expect(await untilOf({ places: { 'pages/about.ts': ['In two teams'] } })).toEqual([
      expect.stringMatching(/read it again.*changed in content\/pages\/about\.ts$/),
    ]);
  });

  it('has a name for each item, what visitors see until it’s done, and an item for each row of the owner’s README', async () => {
    const rows = readFileSync('content/owner/README.md', 'utf8').matchAll(
      /^\| (\d+) +\| `(\w+\.ts)`(?:, part (\d))? /gm,
    );
    const { needed, advised } = launchItems(await contentWith());
    const items = [...needed, ...advised];
    for (const { name, until } of items) expect([name, name !== '', until !== '']).toEqual([name, true, true]);
    const partOf = (field: string) => 1 + detailParts.findIndex((fields) => field.split('.')[0]! in fields);
    const placed = items.map(({ file: at, field }) => path.basename(at) + (at === file ? partOf(field) : ''));
    const listed = Array.from(rows, ([, , name, part = '']) => name + part);
    expect(listed.toSorted()).toEqual([...new Set(placed)].toSorted());
  });
});

it('a web address can’t be confirmed before the name, the phone number and the e-mails @decision-23', async () => {
  const messages = async (address: unknown) =>
    problemsInContent(await contentWith(file, 'url', address)).map(formatProblem);
  const isOpen = openIn(launchItems(await contentWith()).needed).length > 0;
  const early = (await messages(confirmed('https://www.asha-it.in'))).filter((one) => one.includes('before'));
  expect(early.length > 0).toBe(isOpen);
  expect(await messages(placeholder('https://onestop-it.example.com'))).toEqual([]);
});

it('no placeholder can be confirmed as it is, but for the name, the region and the board @decision-6', async () => {
  const { owner } = await contentWith();
  const samples = Object.entries({ details: owner.details, legal: owner.legal }).flatMap(([name, values]) =>
    placeholdersIn(values).map(({ field, value }) => ({ at: `content/owner/${name}.ts`, field, value })),
  );
  for (const { at, field, value } of samples.filter((one) => !['name', 'region', 'board'].includes(one.field))) {
    const found = problemsInContent(await contentWith(at, field, confirmed(value)));
    expect(found).toContainEqual(expect.objectContaining({ file: at, field: expect.stringMatching(`^${field}`) }));
  }
});
