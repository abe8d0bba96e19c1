export type OfficeHours = {
  /** 1 is Monday, 7 is Sunday. */
  days: readonly number[];
  /** 24-hour, `09:00`, in India Standard Time. */
  opens: string;
  closes: string;
};

/** Name of a weekday, Sunday as 0 or 7; 4 January 1970 was a Sunday. */
export function weekday(day: number, length: 'long' | 'short' = 'long'): string {
  return new Date(Date.UTC(1970, 0, 4 + day)).toLocaleDateString('en', { weekday: length, timeZone: 'UTC' });
}

/** Groups consecutive days: [1, 2, 3, 6] is Monday to Wednesday, and Saturday. */
function runsOf(days: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}

/** Whether the office is open from midnight to midnight. */
export const isOpenAllDay = ({ opens, closes }: OfficeHours) => opens === '00:00' && closes >= '23:59';

/** Formats the hours for a sentence and as a table of the week. */
export function hoursTexts({ days, opens, closes }: OfficeHours) {
  const open = runsOf(days);
  const closed = runsOf([1, 2, 3, 4, 5, 6, 7].filter((day) => !days.includes(day)));
  const named = ({ first, last }: { first: number; last: number }) =>
    first === last ? weekday(first, 'short') : `${weekday(first, 'short')}–${weekday(last, 'short')}`;
  const isAllDay = isOpenAllDay({ days, opens, closes });
  const times = isAllDay ? 'Open 24 hours' : `${clockTime(opens)}–${timeLabel(closes)}`;
  return {
    text: `${open.map(named).join(', ')}, ${isAllDay ? 'open 24 hours' : times}`,
    timetable: [
      ...open.map((run) => ({ days: named(run), times })),
      ...closed.map((run) => ({ days: named(run), times: 'Closed' })),
    ],
  };
}

/** The minutes after midnight of a time like `09:00`, whose format the check checks. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats a 24-hour time: `20:00` is "8 PM IST". */
export const timeLabel = (time: string) => `${clockTime(time)} IST`;

function clockTime(time: string): string {
  const minutes = minutesOf(time);
  const hours = Math.floor(minutes / 60) % 24;
  const past = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The line that says whether the office is open; `{time}` and `{day}` (a weekday) are replaced. */
export const openNowTexts = {
  open: 'Open now, until {time}',
  /** While the office is open from midnight to midnight. */
  openAllDay: 'Open now',
  closed: 'Closed, opens {day} {time}',
} as const;
