import { problemsInContent } from '@/tools/check/content-checks';
import { formatProblem } from '@/tools/check/problem';
import { launchItems } from '@/tools/check/launch';
import { detailsIn } from '@/tools/check/owner';
import { confirmed, placeholder } from '@/content/types';
import { contentWith } from '@/tests/support/content-fixture';

const file = 'content/owner/details.ts';
const openIn = (items: readonly { field: string; isDone: boolean }[]) =>
  items.filter(({ isDone }) => !isDone).map(({ field }) => field);

describe('the launch check @decision-23', () => {
  it('asks for a WhatsApp number if the phone isn’t a mobile', async () => {
    const mobile = launchItems(await contentWith(file, 'phone', confirmed('98765 43210')));
    expect(mobile.needed.map(({ field }) => field)).not.toContain('whatsApp');
    expect(mobile.advised.map(({ field }) => field)).not.toContain('whatsApp');
    const landline = launchItems(await contentWith(file, 'phone', confirmed('022 2456 7890')));
    expect(landline.needed.map(({ field }) => field)).toContain('whatsApp');
  });

  it('counts a detail as done once it’s confirmed', async () => {
    const before = await contentWith(file, 'emails.sales', placeholder('sales@example.com'));
    const after = await contentWith(file, 'emails.sales', confirmed('sales@asha-it.in'));
    expect(openIn(launchItems(before).needed)).toContain('emails.sales');
    expect(openIn(launchItems(after).needed)).not.toContain('emails.sales');
  });

  it('says what a launched site does with an unconfirmed promise, and counts a declined one as done', async () => {
    const list = 'content/owner/promises.ts';
    const promise = { id: 'free-look', text: 'A look is free.', pages: ['/services/seo-services'], confirmedOn: null };
    const untilOf = async (more: object) => {
      const { advised } = launchItems(await contentWith(list, '0', { ...promise, ...more }));
      return advised.find(({ field }) => field === promise.id)?.until;
    };
    expect(await untilOf({})).toMatch(/leaves it out of \/services\/seo-services$/);
    expect(await untilOf({ longerTexts: ['content/faq.ts'] })).toMatch(/if it isn’t true, change content\/faq\.ts$/);
    const openAfter = async (more: object) =>
      openIn(launchItems(await contentWith(list, '0', { ...promise, id: 'a', confirmedOn: false, ...more })).advised);
    expect(await openAfter({})).not.toContain('a');
    expect(await openAfter({ longerTexts: ['content/faq.ts'] })).toContain('a');
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

it('no placeholder can be confirmed as it is, but for the agency’s name @decision-6', async () => {
  const all = detailsIn(await contentWith()).filter(({ value }) => value.isPlaceholder);
  for (const { file: owner, field, value } of all.filter((one) => one.field !== 'name')) {
    const found = problemsInContent(await contentWith(owner, field, confirmed(value.value)));
    expect([field, found.some((problem) => problem.file === owner && problem.field.startsWith(field))]).toEqual([
      field,
      true,
    ]);
  }
});
