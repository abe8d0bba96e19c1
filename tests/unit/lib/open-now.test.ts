import { openingWeek } from '@/lib/open-now';

/** The text at a time, as components/contact/open-now.client.ts reads it. */
const textAt = (time: string, week: ReturnType<typeof openingWeek>) =>
  week.findLast(({ from }) => from <= (Date.parse(time) / 60_000) % 10_080)!.text;

describe('the opening week @spec-9', () => {
  const week = openingWeek({ days: [1, 2, 3, 5], opens: '09:00', closes: '20:00' }, { open: 'Open', closed: '{day}' });

  it.each([
    ['before opening on Monday', '2026-11-23T08:59+05:30', 'Monday'],
    ['at opening', '2026-11-23T09:00+05:30', 'Open'],
    ['before closing', '2026-11-23T19:59+05:30', 'Open'],
    ['at closing', '2026-11-23T20:00+05:30', 'Tuesday'],
    ['as the week in UTC begins', '2026-11-26T05:30+05:30', 'Friday'],
    ['on a closed day', '2026-11-26T12:00+05:30', 'Friday'],
    ['at a weekend', '2026-11-29T12:00+05:30', 'Monday'],
  ])('has that the office is open, or the day of the next opening: %s', (_, time, text) => {
    expect(textAt(time, week)).toBe(text);
  });

  it('never says “closed” if the office never closes', () => {
    const hours = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' };
    const always = openingWeek(hours, { open: 'Open', closed: '{day}' });
    for (const time of ['2026-11-23T00:00+05:30', '2026-11-25T23:59+05:30', '2026-11-26T05:30+05:30'])
      expect(textAt(time, always)).toBe('Open');
  });
});
