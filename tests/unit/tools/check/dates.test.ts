import { todayInIndia } from '@/tools/check/dates';

describe('the day of the build', () => {
  it('is the day in India, where the copy is written, although the host has yesterday', () => {
    expect(todayInIndia(new Date('2026-11-20T18:29:00Z'))).toBe('2026-11-20');
    expect(todayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  });
});
