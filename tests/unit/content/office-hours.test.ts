import { allDays, halfDays, hoursTexts, timeLabel, type Weekday } from '@/content/office-hours';
import type { Hours } from '@/content/types';
import { openingHours } from '@/lib/json-ld';
import { openingsOf } from '@/lib/open-now';

it('times of day start at 12 after midnight and noon', () => {
  expect(['00:05', '12:30'].map(timeLabel)).toEqual(['12:05 AM IST', '12:30 PM IST']);
});

it.each<[Weekday[], string, string, string[]]>([
  [['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], '09:00', 'Mon–Sat, 9 AM–8 PM IST', ['Mon–Sat', 'Sun']],
  [['Mon', 'Tue', 'Wed', 'Fri'], '09:30', 'Mon–Wed, Fri, 9:30 AM–8 PM IST', ['Mon–Wed', 'Fri', 'Thu', 'Sat–Sun']],
])('the hours of %j are formatted for a sentence and for a table', (days, opens, sentence, rows) => {
  const { text, timetable } = hoursTexts([{ days, opens, closes: '20:00' }]);
  expect(text).toBe(sentence);
  expect(timetable.map((row) => row.days)).toEqual(rows);
  expect(timetable.at(-1)!.times).toBe('Closed');
});

it('the hours say that a day is open for 24 hours, in structured data as Google reads it', () => {
  const always: Hours = { days: [...allDays], opens: '00:00', closes: '24:00' };
  const timetable = [{ days: 'Mon–Sun', times: 'Open 24 hours' }];
  expect(hoursTexts([always])).toMatchObject({ text: 'Mon–Sun, open 24 hours', timetable });
  expect(openingHours(always)).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
});

describe('a half-day on Saturday and a break on Friday', () => {
  const week: Hours[] = [
    { days: ['Mon', 'Tue', 'Wed', 'Thu'], opens: '10:00', closes: '18:30' },
    { days: ['Fri'], opens: '10:00', closes: '18:30', break: { from: '12:30', to: '14:00' } },
    { days: ['Sat'], opens: '10:00', closes: '14:00' },
  ];
  const { text, textWithBreaks, timetable } = hoursTexts(week);

  it('has the half-day in sentences, and it isn’t a working day for replacements', () => {
    expect(text).toBe('Mon–Fri, 10 AM–6:30 PM; Sat, 10 AM–2 PM IST');
    expect(halfDays(week)).toEqual(['Sat']);
  });

  it('has the break in the table, the contact card, structured data and the line about hours', () => {
    const friday = '10 AM–12:30 PM, 2 PM–6:30 PM';
    expect(timetable[1]).toEqual({ days: 'Fri', times: `${friday} IST` });
    expect(textWithBreaks).toContain(`Fri, ${friday}; Sat`);
    expect(openingHours(week[1]!)).toMatchObject([{ closes: '12:30' }, { dayOfWeek: ['Friday'], opens: '14:00' }]);
    const [before, after] = openingsOf(week)[5]!;
    expect([before!.open, after!.closed]).toEqual(['Open now, until 12:30 PM IST', 'Closed, opens {day} 2 PM IST']);
  });
});
