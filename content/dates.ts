/** Formats an ISO date as in India, for example "21 November 2026". */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** Formats days without their year if it's this one: "14–15 January". */
export function formatDays(from: string, to = from, today = todayInIndia()): string {
  const isThisYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const year = isThisYear ? undefined : 'numeric';
  const format = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
  // Spaces around the dash differ between versions of Node.
  return format.formatRange(new Date(from), new Date(to)).replace(/\s/g, ' ');
}

/** Today's ISO date in India, where the copy is written; on the host it may still be yesterday. */
export function todayInIndia(): string {
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date());
}

/** The ISO date a year after another one. */
export function aYearAfter(iso: string): string {
  const day = new Date(iso);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

/** Whether a check is more than a year old. @param day the ISO date of the check */
export function hasExpired(day: string, today = todayInIndia()): boolean {
  return aYearAfter(day) <= today;
}

/** Formats an ISO month such as "2026-08": "August 2026". */
export function formatMonth(isoMonth: string): string {
  const format = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${isoMonth}-01`));
}
