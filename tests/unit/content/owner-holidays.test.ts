/** @jest-environment jsdom */
import { openNow } from '@/components/contact/open-now.client';
import { holidayRows } from '@/lib/open-now';

const closedOn = [{ name: 'Magh Bihu', from: '2027-01-14', to: '2027-01-15' }];
const rowsOn = (day: string) => holidayRows(closedOn, day).map(({ text }) => text);

it('a holiday has its name and days, and the year if it isn’t this one, until its last day', () => {
  expect(rowsOn('2026-12-31')).toEqual(['Magh Bihu, 14–15 January 2027']);
  expect(rowsOn('2027-01-15')).toEqual(['Magh Bihu, 14–15 January']);
  expect(rowsOn('2027-01-16')).toEqual([]);
});

it('visitors see no holiday that is over, and no empty list', () => {
  document.body.innerHTML = `<p data-open-now='{"week":[[],[],[],[],[],[],[]],"closedOn":[]}'></p>
    <dl data-holidays><dd data-last-day="2027-01-15"></dd></dl>`;
  jest.useFakeTimers({ now: Date.parse('2027-01-15T23:59+05:30') });
  openNow();
  expect(document.querySelector('dd')).not.toBeNull();
  jest.advanceTimersByTime(60_000);
  expect(document.querySelector('dl')).toBeNull();
});
