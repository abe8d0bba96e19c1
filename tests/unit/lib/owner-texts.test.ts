import { details } from '@/content/owner/details';
import { confirmed } from '@/content/types/detail';
import { lastUpdated } from '@/lib/confirmed-details';

it('a legal page is as new as its text or the owner’s sign-off, whichever is later', () => {
  expect(lastUpdated('2026-11-27', null)).toBe('2026-11-27');
  expect(lastUpdated('2026-11-27', '2026-11-20')).toBe('2026-11-27');
  expect(lastUpdated('2026-11-27', '2026-12-01')).toBe('2026-12-01');
});

it.each([
  [
    'a registered name that has the trade name',
    { legalName: confirmed(`Asha Rao, proprietor of ${details.name.value}`) },
    /in the name Asha Rao, proprietor/,
    /trade name/,
  ],
  [
    'how rent is paid',
    { rental: { payment: confirmed('weekly, in advance') } },
    /Rent is paid weekly, in advance: /,
    /For rentals, the payments/,
  ],
])('the terms follow %s', async (_, changes, said, unsaid) => {
  jest.resetModules();
  jest.doMock('@/content/owner/details', () => ({ details: { ...details, ...changes } }));
  const { termsConditions } = await import('@/content/legal/terms-conditions');
  const text = JSON.stringify(termsConditions);
  expect(text).toMatch(said);
  expect(text).not.toMatch(unsaid);
});
