/** A text, and the minute of the week from which it applies. */
type Opening = { from: number; text: string };
/** The text of a closed period, in minutes since 1970. */
type Holiday = { from: number; until: number; text: string };

/** The texts for components/contact/open-now.client.ts. A holiday's replaces that of the week. */
export type OpenNow = { week: readonly Opening[]; holidays: readonly Holiday[] };

type OfficeHours = {
  /** 1 is Monday, 7 is Sunday. */
  days: readonly number[];
  /** 24-hour, `09:00`, in India Standard Time. */
  opens: string;
  closes: string;
};

/** India has no daylight saving time: IST is always UTC+5:30. */
const istOffset = 330;
const week = 7 * 1440;

/** A minute of the week, which starts on Thursday 00:00 UTC, as 1970 did. */
function weekMinute(day: number, time: string): number {
  return ((day + 3) * 1440 + minutesOf(time) - istOffset) % week;
}

/**
 * The openings and closings of a week, from minute 0.
 * @param texts `{day}` in `closed` is replaced by the weekday of the next opening
 */
export function openingWeek({ days, opens, closes }: OfficeHours, texts: { open: string; closed: string }): Opening[] {
  const closings = days.map((day, index): Opening => {
    const next = days[(index + 1) % days.length]!;
    return { from: weekMinute(day, closes), text: texts.closed.replace('{day}', weekday(next)) };
  });
  const openings = days.map((day): Opening => ({ from: weekMinute(day, opens), text: texts.open }));
  // Openings come last: an office that closes and opens in the same minute is open.
  const changes = [...closings, ...openings].sort((one, other) => one.from - other.from);
  return [{ from: 0, text: changes.at(-1)!.text }, ...changes];
}

/**
 * The closed periods around holidays.
 * @param text `{day}` is replaced by the weekday of the next opening
 */
export function holidays(
  { days, opens, closes, closedOn }: OfficeHours & { closedOn: readonly string[] },
  text: string,
): Holiday[] {
  const day = (date: string, offset: number) => new Date(Date.parse(date) + offset * 86_400_000);
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  const isOpen = (date: Date) => days.includes(date.getUTCDay() || 7) && !closedOn.includes(iso(date));
  const minute = (date: Date, time: string) => Date.parse(`${iso(date)}T${time}:00+05:30`) / 60_000;
  /** The nearest open day before or after a date, within a year. */
  const open = (date: string, step: 1 | -1) => {
    for (let offset = step; Math.abs(offset) < 366; offset += step) {
      if (isOpen(day(date, offset))) return day(date, offset);
    }
    return day(date, step);
  };
  return closedOn.map((date): Holiday => {
    const next = open(date, 1);
    return {
      from: minute(open(date, -1), closes),
      until: minute(next, opens),
      text: text.replace('{day}', weekday(next.getUTCDay())),
    };
  });
}

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

/** Formats the hours for a sentence and as a table of the week. */
export function hoursTexts({ days, opens, closes }: OfficeHours) {
  const open = runsOf(days);
  const closed = runsOf([1, 2, 3, 4, 5, 6, 7].filter((day) => !days.includes(day)));
  const named = (run: { first: number; last: number }) =>
    [...new Set([run.first, run.last])].map((day) => weekday(day, 'short')).join('–');
  const times = `${clockTime(opens)}–${timeLabel(closes)}`;
  return {
    text: `${open.map(named).join(', ')}, ${times}`,
    timetable: [
      ...open.map((run) => ({ days: named(run), times })),
      ...closed.map((run) => ({ days: named(run), times: 'Closed' })),
    ],
  };
}

/** The minutes after midnight of a time like `09:00`, whose format tools/check checks. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats a 24-hour time: `20:00` is "8 PM IST". */
export function timeLabel(time: string): string {
  return `${clockTime(time)} IST`;
}

function clockTime(time: string): string {
  const minutes = minutesOf(time);
  const hours = Math.floor(minutes / 60) % 24;
  const past = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'AM' : 'PM'}`;
}
