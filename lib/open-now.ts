import { formatDays, todayInIndia } from '@/content/dates';
import { officeHours } from '@/content/facts';
import { allDays, isOpenAllDay, openNowTexts, spansOf, timeLabel } from '@/content/office-hours';
import { details } from '@/content/owner/details';
import type { Holiday, Hours } from '@/content/types';

/** From when to when the office is open on a day, and what to say then and before. The browser fills in `{day}`. */
type Opening = { opens: string; closes: string; open: string; closed: string };

/** For components/contact/open-now.client.ts: the openings of each weekday, from Sunday, and the days without. */
export type OpenNow = { week: readonly Opening[][]; closedOn: readonly Holiday[] };

/** The openings of a week, from Sunday. */
export function openingsOf(week: readonly Hours[]): Opening[][] {
  return ['Sun', ...allDays.slice(0, -1)].map((day) =>
    week
      .filter(({ days }) => days.some((one) => one === day))
      .flatMap(spansOf)
      .map((span) => ({
        ...span,
        open: isOpenAllDay(span)
          ? openNowTexts.openAllDay
          : openNowTexts.open.replace('{time}', timeLabel(span.closes)),
        closed: openNowTexts.closed.replace('{time}', timeLabel(span.opens)),
      })),
  );
}

/** The holidays that aren't over, as the contact page lists them, and their last days. */
export function holidayRows(closedOn: readonly Holiday[], today = todayInIndia()): { text: string; lastDay: string }[] {
  return closedOn
    .filter(({ from, to = from }) => to >= today)
    .sort((a, b) => a.from.localeCompare(b.from))
    .map(({ name, from, to = from }) => ({ text: `${name}, ${formatDays(from, to, today)}`, lastDay: to }));
}

/** What the line needs that says whether the office is open. */
export const openNow: OpenNow = { week: openingsOf(officeHours.week), closedOn: details.closedOn };
