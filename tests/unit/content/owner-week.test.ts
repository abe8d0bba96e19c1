/* A half-day on Saturday, and a break on Friday. */
import { halfDays, hoursTexts } from '@/content/office-hours';
import type { Hours } from '@/content/types';
import { openingHours } from '@/lib/json-ld';
import { openingsOf } from '@/lib/open-now';

const week: Hours[] = [
  { days: ['Mon', 'Tue', 'Wed', 'Thu'], opens: '10:00', closes: '18:30' },
  { days: ['Fri'], opens: '10:00', closes: '18:30', break: { from: '12:30', to: '14:00' } },
  { days: ['Sat'], opens: '10:00', closes: '14:00' },
];
const { text, textWithBreaks, timetable } = hoursTexts(week);

it('a half-day is in sentences, and isn’t a working day for replacements', () => {
  expect(text).toBe('Mon–Fri, 10 AM–6:30 PM; Sat, 10 AM–2 PM IST');
  expect(halfDays(week)).toEqual(['Sat']);
});

it('a break is in the table, the contact card, structured data and the line about hours', () => {
  const friday = '10 AM–12:30 PM, 2 PM–6:30 PM';
  expect(timetable[1]).toEqual({ days: 'Fri', times: `${friday} IST` });
  expect(textWithBreaks).toContain(`Fri, ${friday}; Sat`);
  expect(openingHours(week[1]!)).toMatchObject([{ closes: '12:30' }, { dayOfWeek: ['Friday'], opens: '14:00' }]);
  const [before, after] = openingsOf(week)[5]!;
  expect([before!.open, after!.closed]).toEqual(['Open now, until 12:30 PM IST', 'Closed, opens {day} 2 PM IST']);
});
