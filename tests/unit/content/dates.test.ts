import { aYearAfter, hasExpired } from '@/content/dates';

it('the day a year after a day is the same day, or the one after a leap day', () => {
  expect(aYearAfter('2026-11-21')).toBe('2027-11-21');
  expect(aYearAfter('2028-02-29')).toBe('2029-03-01');
});

it('a check counts until the day before that', () => {
  expect(hasExpired('2026-11-21', '2027-11-20')).toBe(false);
  expect(hasExpired('2026-11-21', '2027-11-21')).toBe(true);
});
