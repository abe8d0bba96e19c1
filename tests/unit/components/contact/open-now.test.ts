/** @jest-environment jsdom */
import { openNow } from '@/components/contact/open-now.client';
import { holidays, openingWeek } from '@/lib/open-now';

type Hours = Parameters<typeof holidays>[0];

const usual: Hours = { days: [1, 2, 3, 5], opens: '09:00', closes: '20:00', closedOn: ['2027-01-26', '2027-01-27'] };
const always: Hours = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00', closedOn: [] };
const tenDays = Array.from({ length: 10 }, (_, index) => `2027-02-${10 + index}`);

/** The line at a time, as the script writes it. */
function lineAt(time: string, hours: Hours): HTMLElement {
  jest.useFakeTimers({ now: Date.parse(time) });
  document.body.innerHTML = '<p></p>';
  const line = document.querySelector('p')!;
  const week = openingWeek(hours, { open: 'Open', closed: '{day}' });
  line.dataset.openNow = JSON.stringify({ week, holidays: holidays(hours, '{day}') });
  openNow();
  return line;
}

describe('the line about hours @spec-9', () => {
  it.each<[string, time: string, text: string, hours?: Hours]>([
    ['before opening on Monday', '2026-11-23T08:59+05:30', 'Monday'],
    ['at opening', '2026-11-23T09:00+05:30', 'Open'],
    ['before closing', '2026-11-23T19:59+05:30', 'Open'],
    ['at closing', '2026-11-23T20:00+05:30', 'Tuesday'],
    ['as the week in UTC begins', '2026-11-26T05:30+05:30', 'Friday'],
    ['on a closed day', '2026-11-26T12:00+05:30', 'Friday'],
    ['at a weekend', '2026-11-29T12:00+05:30', 'Monday'],
    ['before a holiday', '2027-01-25T19:59+05:30', 'Open'],
    ['as a holiday begins', '2027-01-25T20:00+05:30', 'Friday'],
    ['on a holiday', '2027-01-27T12:00+05:30', 'Friday'],
    ['in a holiday of a week and more', '2027-02-10T12:00+05:30', '22 February 2027', { ...usual, closedOn: tenDays }],
    ['as a holiday ends', '2027-01-29T09:00+05:30', 'Open'],
    ['at midnight, if the office never closes', '2026-11-25T00:00+05:30', 'Open', always],
    ['as the week in UTC begins, if the office never closes', '2026-11-26T05:30+05:30', 'Open', always],
  ])('says that the office is open, or the day of the next opening: %s', (_, time, text, hours = usual) => {
    expect(lineAt(time, hours).textContent).toBe(text);
  });

  it('is written only when it changes', () => {
    const line = lineAt('2026-11-23T19:58+05:30', usual);
    line.textContent = 'खुला';
    jest.advanceTimersByTime(60_000);
    expect(line.textContent).toBe('खुला');
    jest.advanceTimersByTime(60_000);
    expect(line.textContent).toBe('Tuesday');
  });
});
