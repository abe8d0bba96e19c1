/** Opening hours in India Standard Time: weekdays with Sunday as 0, times as minutes after midnight. */
export type OfficeHours = { days: readonly number[]; opens: number; closes: number };

/** IST is UTC+5:30 all year (no daylight saving), so no table of time zones is needed. */
const istOffset = 330;

/**
 * Whether the office is open, wherever the visitor is.
 * @param time milliseconds since 1970 UTC, as `Date.now()` gives them
 * @returns `day`: the weekday (0 is Sunday, in IST) on which it closes if open, or opens next if closed
 */
export function opening(time: number, { days, opens, closes }: OfficeHours): { isOpen: boolean; day: number } {
  const minutes = Math.floor(time / 60_000) + istOffset;
  // 1 January 1970 was a Thursday.
  const today = (Math.floor(minutes / 1440) + 4) % 7;
  const minute = minutes % 1440;
  if (days.includes(today) && minute >= opens && minute < closes) return { isOpen: true, day: today };
  let ahead = minute < opens ? 0 : 1;
  while (ahead < 8 && !days.includes((today + ahead) % 7)) ahead += 1;
  return { isOpen: false, day: (today + ahead) % 7 };
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
