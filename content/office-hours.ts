import type { Hours } from './types/facts';
import { capitalised } from './wording';

/** As the owner types them. */
export const allDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof allDays)[number];

/** “Monday”; 5 January 1970 was one. */
export function weekday(day: Weekday): string {
  const date = new Date(Date.UTC(1970, 0, 5 + allDays.indexOf(day)));
  return date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
}

type Span = Pick<Hours, 'opens' | 'closes'>;

/** When the office is open on a day: before and after a break, or all the time. */
export const spansOf = ({ opens, closes, break: pause }: Hours): Span[] =>
  pause
    ? [
        { opens, closes: pause.from },
        { opens: pause.to, closes },
      ]
    : [{ opens, closes }];

/** Consecutive days in short: “Mon–Wed” and “Fri”. */
function runsOf(days: readonly Weekday[]): string[] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && allDays.indexOf(day) === allDays.indexOf(run.at(-1)!) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length === 1 ? run[0]! : `${run[0]}–${run.at(-1)}`));
}

/** Whether the office is open from midnight to midnight. */
export const isOpenAllDay = ({ opens, closes }: Span) => opens === '00:00' && closes >= '23:59';

const allDay = 'open 24 hours';
const timesOf = (hours: Hours) =>
  spansOf(hours)
    .map((span) => (isOpenAllDay(span) ? allDay : `${clockTime(span.opens)}–${clockTime(span.closes)}`))
    .join(', ');
const withZone = (times: string) => (times.endsWith(allDay) ? times : `${times} IST`);

/** The days with the same hours, in a sentence: “Mon–Fri, 10 AM–6:30 PM; Sat, 10 AM–2 PM IST”. */
function inSentence(week: readonly Hours[]): string {
  const parts = [...new Set(week.map(timesOf))].map((times) => {
    const days = week.filter((hours) => timesOf(hours) === times).flatMap((hours) => hours.days);
    return `${runsOf(days).join(', ')}, ${times}`;
  });
  return withZone(parts.join('; '));
}

/** Formats the hours for sentences, which leave out breaks, and as a table of the week. */
export function hoursTexts(week: readonly Hours[]) {
  const open = week.flatMap(({ days }) => days);
  return {
    text: inSentence(week.map((hours) => ({ ...hours, break: undefined }))),
    textWithBreaks: inSentence(week),
    timetable: [
      ...week.flatMap((hours) =>
        runsOf(hours.days).map((days) => ({ days, times: capitalised(withZone(timesOf(hours))) })),
      ),
      ...runsOf(allDays.filter((day) => !open.includes(day))).map((days) => ({ days, times: 'Closed' })),
    ],
  };
}

/** The days on which the office is open for less than two thirds of its longest day. */
export function halfDays(week: readonly Hours[]): Weekday[] {
  const length = ({ opens, closes }: Span) => minutesOf(closes) - minutesOf(opens);
  const longest = Math.max(...week.map(length));
  return week.filter((hours) => length(hours) < (longest * 2) / 3).flatMap(({ days }) => days);
}

/** The minutes after midnight of a time like `09:00`, whose format the check checks. */
function minutesOf(time: string): number {
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
