import { formatDate } from '@/lib/dates';

describe('formatDate', () => {
  it.each([
    ['2026-11-21', '21 November 2026'],
    ['2026-01-01', '1 January 2026'],
    ['2026-12-31', '31 December 2026'],
  ])('writes %s as people in India do', (iso, written) => {
    expect(formatDate(iso)).toBe(written);
  });

  it('refuses an invalid date', () => {
    expect(() => formatDate('soon')).toThrow(RangeError);
  });
});
