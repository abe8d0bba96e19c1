/** Opening hours in India Standard Time: weekdays as digits with Sunday as 0, times as minutes after midnight. */
export type OfficeHours = { days: string; opens: number; closes: number };

/** IST is UTC+5:30 all year (no daylight saving), so no table of time zones is needed. */
const istOffset = 330;

/**
 * When the office opens next, wherever the visitor is.
 * @param time milliseconds since 1970 UTC, as `Date.now()` gives them
 * @returns null while it is open, else the day it opens on, counted in days since 1 January 1970 in India
 */
export function opensOn(time: number, { days, opens, closes }: OfficeHours): number | null {
  const minutes = Math.floor(time / 6e4) + istOffset;
  const minute = minutes % 1440;
  let day = Math.floor(minutes / 1440);
  // 1 January 1970 was a Thursday, the fourth day of the week.
  const isWorkday = () => days.includes(`${(day + 4) % 7}`);
  if (isWorkday() && minute >= opens && minute < closes) return null;
  if (minute >= opens) day++;
  while (!isWorkday()) day++;
  return day;
}

/**
 * Minutes after midnight of a time of day.
 * @param time 24-hour, `09:00`
 * @throws when it is not a time of day
 */
export function minutesOf(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time) ?? [];
  if (!hours || !minutes) throw new Error(`content/facts.ts: officeHours: "${time}" must be a time like 09:00`);
  return Number(hours) * 60 + Number(minutes);
}

/** A 24-hour time as the site writes it: `20:00` is "8:00 PM IST". */
export function timeLabel(time: string): string {
  const minutes = minutesOf(time);
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'} IST`;
}
