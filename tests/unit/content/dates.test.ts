import { aYearAfter } from '@/content/dates';

it('the day a year after a leap day is the one after it', () => {
  expect(aYearAfter('2028-02-29')).toBe('2029-03-01');
});
