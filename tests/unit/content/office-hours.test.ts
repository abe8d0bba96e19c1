import { allDays, hoursTexts, timeLabel, type Weekday } from '@/content/office-hours';

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
  expect(sentence).toContain(timetable[0]!.times);
  expect(timetable.at(-1)!.times).toBe('Closed');
});

it('the hours say that a day is open for 24 hours', () => {
  const { text, timetable } = hoursTexts([{ days: [...allDays], opens: '00:00', closes: '24:00' }]);
  expect(text).toBe('Mon–Sun, open 24 hours');
  expect(timetable).toEqual([{ days: 'Mon–Sun', times: 'Open 24 hours' }]);
});
