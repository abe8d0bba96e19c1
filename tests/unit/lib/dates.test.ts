import { formatDate } from '@/lib/dates';

describe('formatDate', () => {
  it('writes a day as people in India do, and refuses an invalid one', () => {
    expect(formatDate('2026-12-31')).toBe('31 December 2026');
    expect(() => formatDate('soon')).toThrow(RangeError);
  });
});
