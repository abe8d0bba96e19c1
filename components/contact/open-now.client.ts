import type { OpenNow } from '@/lib/open-now';

/** A time in India, which has no daylight saving time, like 2026-11-23T09:00. */
const inIndia = (time: number) => new Date(time + 330 * 60_000).toISOString().slice(0, 16);

const day = 86_400_000;

/** Whether the office is open, or when it opens next: the weekday, or the date if it's a week away. */
function lineAt(now: number, { week, closedOn }: OpenNow): string {
  for (let count = 0; count < 366; count++) {
    const time = inIndia(now + count * day);
    const date = time.slice(0, 10);
    if (closedOn.some(({ from, to = from }) => from <= date && date <= to)) continue;
    const opening = week[new Date(date).getUTCDay()]!.find(({ closes }) => inIndia(now) < `${date}T${closes}`);
    if (!opening) continue;
    if (inIndia(now) >= `${date}T${opening.opens}`) return opening.open;
    const format = count < 7 ? ({ weekday: 'long' } as const) : ({ dateStyle: 'long' } as const);
    return opening.closed.replace('{day}', new Date(date).toLocaleDateString('en-IN', { ...format, timeZone: 'UTC' }));
  }
  return '';
}

/** Shows whether the office is open, and removes holidays that are over. */
export function openNow(): void {
  const line = document.querySelector<HTMLElement>('[data-open-now]')!;
  const hours = JSON.parse(line.dataset.openNow!) as OpenNow;
  let shown = '';

  const update = () => {
    const today = inIndia(Date.now()).slice(0, 10);
    for (const holiday of document.querySelectorAll<HTMLElement>('[data-last-day]'))
      if (holiday.dataset.lastDay! < today) holiday.remove();
    if (!document.querySelector('[data-last-day]')) document.querySelector('[data-holidays]')?.remove();
    const text = lineAt(Date.now(), hours);
    // Writing the same text again would undo a translation or a selection.
    if (text === shown) return;
    shown = text;
    line.textContent = text;
  };

  update();
  setInterval(update, 30_000);
}
