import { daysBetween, formatDate, todayInIndia } from '@/content/dates';
import { officeHours } from '@/content/facts';
import { isOpenAllDay, minutesOf, type OfficeHours, openNowTexts, timeLabel, weekday } from '@/content/office-hours';
import { listed } from '@/content/wording';

/** A text, and the minute of the week from which it applies. */
type Change = { from: number; text: string };
/** The text of a closed period, in minutes since 1970. */
type Holiday = { from: number; until: number; text: string };

/** The texts for components/contact/open-now.client.ts. A holiday's replaces that of the week. */
export type OpenNow = { week: readonly Change[]; holidays: readonly Holiday[] };

/** India has no daylight saving time: IST is always UTC+5:30. */
const istOffset = 330;
const week = 7 * 1440;

/** A minute of the week, which starts on Thursday 00:00 UTC, as 1970 did. */
function weekMinute(day: number, time: string): number {
  return ((day + 3) * 1440 + minutesOf(time) - istOffset) % week;
}

/** The openings and closings of a week, from minute 0. `{day}` becomes that of the next opening. */
export function openingWeek({ days, opens, closes }: OfficeHours, texts: { open: string; closed: string }): Change[] {
  const closings = days.map((day, index): Change => {
    const next = days[(index + 1) % days.length]!;
    return { from: weekMinute(day, closes), text: texts.closed.replace('{day}', weekday(next)) };
  });
  const openings = days.map((day): Change => ({ from: weekMinute(day, opens), text: texts.open }));
  // Openings come last: an office that closes and opens in the same minute is open.
  const changes = [...closings, ...openings].sort((a, b) => a.from - b.from);
  return [{ from: 0, text: changes.at(-1)!.text }, ...changes];
}

/** The closed periods around holidays. `{day}` becomes the day of the next opening, or its date. */
export function holidays(
  { days, opens, closes, closedOn }: OfficeHours & { closedOn: readonly string[] },
  text: string,
): Holiday[] {
  const daysLater = (date: string, count: number) => new Date(Date.parse(date) + count * 86_400_000);
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  const isOpen = (date: Date) => days.includes(date.getUTCDay() || 7) && !closedOn.includes(iso(date));
  const minute = (date: Date, time: string) => Date.parse(`${iso(date)}T${time}:00+05:30`) / 60_000;
  /** The nearest open day before or after a date, within a year. */
  const nearestOpenDay = (date: string, step: 1 | -1) => {
    for (let count = step; Math.abs(count) < 366; count += step) {
      if (isOpen(daysLater(date, count))) return daysLater(date, count);
    }
    return daysLater(date, step);
  };
  return closedOn.map((date): Holiday => {
    const next = nearestOpenDay(date, 1);
    return {
      from: minute(nearestOpenDay(date, -1), closes),
      until: minute(next, opens),
      text: text.replace('{day}', daysBetween(date, iso(next)) < 7 ? weekday(next.getUTCDay()) : formatDate(iso(next))),
    };
  });
}

const open = isOpenAllDay(officeHours)
  ? openNowTexts.openAllDay
  : openNowTexts.open.replace('{time}', timeLabel(officeHours.closes));
const closed = openNowTexts.closed.replace('{time}', timeLabel(officeHours.opens));

/** The holidays of the coming year, as the contact page lists them. */
export const holidayText = listed(
  officeHours.closedOn.filter((day) => daysBetween(todayInIndia(), day) >= 0).map(formatDate),
);

/** The texts of the line that says whether the office is open. */
export const openNow: OpenNow = {
  week: openingWeek(officeHours, { open, closed }),
  holidays: holidays(officeHours, closed),
};
