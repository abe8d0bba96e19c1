/** @jest-environment jsdom */
import { openNow as startLine } from '@/components/contact/open-now.client';
import { allDays } from '@/content/office-hours';
import type { Holiday, Hours } from '@/content/types';
import { holidayRows, openingsOf } from '@/lib/open-now';

type Office = { week: Hours[]; closedOn: readonly Holiday[] };

const usual: Office = {
  week: [{ days: ['Mon', 'Tue', 'Wed', 'Fri'], opens: '09:00', closes: '20:00' }],
  closedOn: [{ name: 'Republic Day', from: '2027-01-26', to: '2027-01-27' }],
};
const always: Office = { week: [{ days: [...allDays], opens: '00:00', closes: '24:00' }], closedOn: [] };
const inPuja = { ...usual, closedOn: [{ name: 'Puja', from: '2027-02-10', to: '2027-02-19' }] };

/** The line at a time, as the script writes it. */
function lineAt(time: string, { week, closedOn }: Office): HTMLElement {
  jest.useFakeTimers({ now: Date.parse(time) });
  document.body.innerHTML = '<p></p>';
  const line = document.querySelector('p')!;
  line.dataset.openNow = JSON.stringify({ week: openingsOf(week), closedOn });
  startLine();
  return line;
}

describe('the line about hours @spec-9', () => {
  it.each<[string, time: string, text: string, office?: Office]>([
    ['before opening on Monday', '2026-11-23T08:59+05:30', 'Closed, opens Monday 9 AM IST'],
    ['at opening', '2026-11-23T09:00+05:30', 'Open now, until 8 PM IST'],
    ['before closing', '2026-11-23T19:59+05:30', 'Open now, until 8 PM IST'],
    ['at closing', '2026-11-23T20:00+05:30', 'Closed, opens Tuesday 9 AM IST'],
    ['on a closed day', '2026-11-26T12:00+05:30', 'Closed, opens Friday 9 AM IST'],
    ['as a holiday begins', '2027-01-25T20:00+05:30', 'Closed, opens Friday 9 AM IST'],
    ['in a long holiday', '2027-02-13T12:00+05:30', 'Closed, opens 22 February 2027 9 AM IST', inPuja],
    ['as a holiday ends', '2027-01-29T09:00+05:30', 'Open now, until 8 PM IST'],
    ['at midnight, if the office never closes', '2026-11-25T00:00+05:30', 'Open now', always],
  ])('says that the office is open, or the day of the next opening: %s', (_, time, text, office = usual) => {
    expect(lineAt(time, office).textContent).toBe(text);
  });

  it('is written only when it changes', () => {
    const line = lineAt('2026-11-23T19:58+05:30', usual);
    line.textContent = 'खुला';
    jest.advanceTimersByTime(60_000);
    expect(line.textContent).toBe('खुला');
    jest.advanceTimersByTime(60_000);
    expect(line.textContent).toBe('Closed, opens Tuesday 9 AM IST');
  });
});

describe('a named holiday', () => {
  const closedOn = [{ name: 'Magh Bihu', from: '2027-01-14', to: '2027-01-15' }];

  it.each([
    ['2026-12-31', ['Magh Bihu, 14–15 January 2027']],
    ['2027-01-15', ['Magh Bihu, 14–15 January']],
    ['2027-01-16', []],
  ])('is listed on %s as %j', (day, rows) => {
    expect(holidayRows(closedOn, day).map(({ text }) => text)).toEqual(rows);
  });

  it('is gone from the page when it is over, and so is an empty list', () => {
    const line = lineAt('2027-01-15T23:58+05:30', usual);
    line.insertAdjacentHTML('afterend', '<dl data-holidays><dd data-last-day="2027-01-15"></dd></dl>');
    jest.advanceTimersByTime(60_000);
    expect(document.querySelector('dd')).not.toBeNull();
    jest.advanceTimersByTime(60_000);
    expect(document.querySelector('dl')).toBeNull();
  });
});
