import type { OpenNow } from '@/lib/open-now';

/** The week starts on Thursday 00:00 UTC, as 1970 did. */
const minutesOfWeek = 10_080;

/** Shows whether the office is open: a holiday's text, or that of the latest change in the week. */
export function openNow(): void {
  const line = document.querySelector<HTMLElement>('[data-open-now]')!;
  const { week, holidays } = JSON.parse(line.dataset.openNow!) as OpenNow;
  let shown = '';

  const showOpening = () => {
    const now = Date.now() / 60_000;
    const holiday = holidays.find(({ from, until }) => from <= now && now < until);
    const change = week.filter(({ from }) => from <= now % minutesOfWeek).at(-1)!;
    const { text } = holiday ?? change;
    // Writing the same text again would undo a translation or a selection.
    if (text === shown) return;
    shown = text;
    line.textContent = text;
  };

  showOpening();
  setInterval(showOpening, 30_000);
}
