import fc from 'fast-check';
import { officeHours } from '@/content/facts';
import { minutesOf, opensOn, timeLabel } from '@/lib/office-hours';
import { openNow } from '@/lib/reach';
import { plainText } from '@/lib/unbroken';

const { hours } = openNow;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const kolkata = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The rule of the specification, read off a clock in Kolkata: Monday to Saturday, 9:00 to 20:00. */
function isOpenInKolkata(time: number): boolean {
  const parts = Object.fromEntries(kolkata.formatToParts(time).map(({ type, value }) => [type, value]));
  const clock = `${parts.hour}:${parts.minute}`;
  return parts.weekday !== 'Sunday' && clock >= '09:00' && clock < '20:00';
}

const weekday = (day: number | null) => (day === null ? null : weekdays[(day + 4) % 7]);

describe('opensOn', () => {
  const minute = 60_000;
  const monday = Date.parse('2026-11-23T00:00:00+05:30');

  it('knows at every minute of a week whether the office is open', () => {
    for (let time = monday; time < monday + 7 * 1440 * minute; time += minute) {
      expect([time, opensOn(time, hours) === null]).toEqual([time, isOpenInKolkata(time)]);
    }
  });

  it('names the day of the next opening at every moment of any year', () => {
    const moment = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2060-01-01') });
    fc.assert(
      fc.property(moment, (time) => {
        let next = time;
        while (!isOpenInKolkata(next)) next += minute;
        const opens = kolkata.formatToParts(next).find(({ type }) => type === 'weekday')?.value;
        expect(weekday(opensOn(time, hours))).toBe(next === time ? null : opens);
      }),
      { numRuns: 200 },
    );
  });

  it('is the same in every zone a visitor may be in', () => {
    const zone = process.env.TZ;
    const answers = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Pago_Pago'].map((name) => {
      process.env.TZ = name;
      return [0, 6, 12, 18, 24, 30].map((hour) => opensOn(monday + hour * 60 * minute, hours));
    });
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(new Set(answers.map(String)).size).toBe(1);
  });

  it.each([
    ['2026-11-23T08:59:59+05:30', 'Monday'],
    ['2026-11-23T09:00:00+05:30', null],
    ['2026-11-23T19:59:59+05:30', null],
    ['2026-11-23T20:00:00+05:30', 'Tuesday'],
    ['2026-11-21T20:00:00+05:30', 'Monday'],
    ['2026-11-22T12:00:00+05:30', 'Monday'],
  ])('at %s answers %s', (time, answer) => {
    expect(weekday(opensOn(Date.parse(time), hours))).toBe(answer);
  });
});

describe('times of day', () => {
  it('are written as the site writes them', () => {
    expect([officeHours.opens, officeHours.closes, '00:05', '12:30'].map(timeLabel)).toEqual([
      '9:00 AM IST',
      '8:00 PM IST',
      '12:05 AM IST',
      '12:30 PM IST',
    ]);
  });

  it('stop the build when they are none', () => {
    expect(() => minutesOf('9 o’clock')).toThrow('content/facts.ts: officeHours: "9 o’clock"');
  });
});

describe('the sign', () => {
  it('says until when, and when next', () => {
    expect(Object.values(openNow.labels).map(plainText)).toEqual([
      'Open now, until 8:00 PM IST',
      'Closed, opens {day} 9:00 AM IST',
    ]);
  });
});
