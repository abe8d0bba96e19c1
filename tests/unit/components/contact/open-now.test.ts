/** @jest-environment jsdom */
import { holidays, openingWeek } from '@/lib/open-now';

const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '20:00', closedOn: ['2027-01-26', '2027-01-27'] };
const openNow = {
  week: openingWeek(hours, { open: 'Open', closed: 'Until {day}' }),
  holidays: holidays(hours, 'Until {day}'),
};

it('the line is right on and around holidays, and is written only when it changes', async () => {
  jest.useFakeTimers({ now: Date.parse('2027-01-25T19:58:00+05:30') });
  document.body.innerHTML = '<p></p>';
  const line = document.querySelector('p')!;
  line.dataset.openNow = JSON.stringify(openNow);
  await import('@/components/contact/open-now.client');
  expect(line.textContent).toBe('Open');
  line.textContent = 'खुला';
  jest.advanceTimersByTime(60_000);
  expect(line.textContent).toBe('खुला');
  for (const [time, text] of [
    ['2027-01-25T20:01:00+05:30', 'Until Thursday'],
    ['2027-01-27T12:00:00+05:30', 'Until Thursday'],
    ['2027-01-28T08:59:00+05:30', 'Until Thursday'],
    ['2027-01-28T09:01:00+05:30', 'Open'],
  ] as const) {
    jest.setSystemTime(Date.parse(time));
    jest.advanceTimersByTime(30_000);
    expect([time, line.textContent]).toEqual([time, text]);
  }
});
