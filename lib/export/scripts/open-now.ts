import { opening } from '../../office-hours';

/** Writes "Open now …" or "Closed …" into components/ui/open-now.tsx, and keeps it true while the page stays open. */
function showOpening() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const [days = '', opens, closes] = element.dataset.openNow?.split(' ') ?? [];
    const hours = { days: Array.from(days, Number), opens: Number(opens), closes: Number(closes) };
    const { isOpen, day } = opening(Date.now(), hours);
    // 4 January 1970, three days after the epoch, was a Sunday.
    const weekday = new Date((day + 3) * 864e5).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    const text = (isOpen ? element.dataset.open : element.dataset.closed)?.replace('{day}', weekday) ?? '';
    element.dataset.state = isOpen ? 'open' : 'closed';
    if (element.textContent !== text) element.textContent = text;
  }
}

showOpening();
setInterval(showOpening, 3e4);
