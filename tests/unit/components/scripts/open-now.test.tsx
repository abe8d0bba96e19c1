/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { OpenNow } from '@/components/ui/open-now';

describe('the open-now script @spec-9', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetModules();
    document.body.innerHTML = renderToStaticMarkup(<OpenNow />);
  });
  afterEach(() => jest.useRealTimers());

  const signAt = async (time: string) => {
    jest.setSystemTime(new Date(time));
    await import('@/components/scripts/open-now');
    return document.querySelector('p')?.textContent ?? '';
  };

  it.each([
    ['2026-11-25T11:00:00+05:30', 'Open now, until 8:00 PM IST'],
    ['2026-11-25T21:00:00+05:30', 'Closed, opens Thursday 9:00 AM IST'],
    ['2026-11-26T05:30:00+05:30', 'Closed, opens Thursday 9:00 AM IST'],
    ['2026-11-26T05:29:59+05:30', 'Closed, opens Thursday 9:00 AM IST'],
    ['2026-11-28T20:00:00+05:30', 'Closed, opens Monday 9:00 AM IST'],
    ['2026-11-29T12:00:00+05:30', 'Closed, opens Monday 9:00 AM IST'],
  ])('at %s writes "%s"', async (time, sign) => {
    expect(await signAt(time)).toBe(sign);
  });

  it('updates while the page stays open', async () => {
    await signAt('2026-11-25T19:59:00+05:30');
    jest.advanceTimersByTime(60_000);
    expect(document.querySelector('p')).toHaveTextContent('Closed, opens Thursday 9:00 AM IST');
  });
});
