import { officeHours } from '@/content/facts';
import { labels } from '@/content/pages/labels';
import { hoursTexts, minutesOf, openingWeek, timeLabel, weekday } from '@/lib/office-hours';
import { openNow } from '@/lib/contact-links';

const minute = 60_000;
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** Reads a clock in Kolkata: "Monday 09:00". */
const kolkata = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The text of the sign at a time, as its script reads it. */
const signAt = (time: number, week = openNow) => week.filter(([from]) => from <= (time / minute) % 10_080).at(-1)![1];

describe('the opening week @spec-9', () => {
  const monday = Date.parse('2026-11-23T00:00:00+05:30');
  const { days, opens, closes } = officeHours;
  const fill = (sign: string, time: string, day = '') => sign.replace('{time}', timeLabel(time)).replace('{day}', day);
  const open = fill(labels.openNow, closes);

  it('has for every minute that the office is open, or the day of the next opening', () => {
    // Backwards, from a time after an opening.
    let opening = '';
    for (let time = monday + 7 * 1440 * minute + (minutesOf(opens) + 60) * minute; time >= monday; time -= minute) {
      const [day = '', clock = ''] = kolkata.format(time).split(/,? /);
      const isOpen = days.some((number) => weekdays[number - 1] === day) && clock >= opens && clock < closes;
      if (isOpen) opening = day;
      expect([time, signAt(time)]).toEqual([time, isOpen ? open : fill(labels.closedNow, opens, opening)]);
    }
  });

  it('is the same in whatever time zone it is built', () => {
    const zone = process.env.TZ;
    const weeks = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Pago_Pago'].map((name) => {
      process.env.TZ = name;
      return JSON.stringify(openingWeek(officeHours, { open: 'Open', closed: '{day}' }));
    });
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(new Set(weeks).size).toBe(1);
  });

  it('never says “closed” if the office never closes', () => {
    const hours = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' };
    const always = openingWeek(hours, { open, closed: '{day}' });
    for (let hour = 0; hour < 168; hour += 1) expect(signAt(monday + hour * 60 * minute, always)).toBe(open);
  });
});

describe('times of day', () => {
  it('start at 12 after midnight and noon', () => {
    expect(['00:05', '12:30'].map(timeLabel)).toEqual(['12:05 AM IST', '12:30 PM IST']);
  });
});

it('day 0 and day 7 are Sunday', () => {
  expect([0, 1, 7].map((day) => weekday(day))).toEqual(['Sunday', 'Monday', 'Sunday']);
});

describe('hoursTexts', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6], '09:00', 'Mon–Sat, 9 AM–8 PM IST', ['Mon–Sat', 'Sun']],
    [[1, 2, 3, 5], '09:30', 'Mon–Wed, Fri, 9:30 AM–8 PM IST', ['Mon–Wed', 'Fri', 'Thu', 'Sat–Sun']],
  ])('formats the hours of days %j for a sentence and for a table', (days, opens, sentence, rows) => {
    const { text, timetable } = hoursTexts({ days, opens, closes: '20:00' });
    expect(text).toBe(sentence);
    expect(timetable.map((row) => row.days)).toEqual(rows);
    expect(sentence).toContain(timetable[0]!.times);
    expect(timetable.at(-1)!.times).toBe('Closed');
  });
});
