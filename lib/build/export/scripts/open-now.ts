import { opensOn } from '@/lib/office-hours';

/** Writes "Open now …" or "Closed …" into components/ui/open-now.tsx, and keeps it true while the page stays open. */
function showOpening() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const [days, opens, closes, open, closed] = element.dataset.openNow!.split('|') as [string, ...string[]];
    const day = opensOn(Date.now(), { days, opens: +opens!, closes: +closes! });
    const weekday = new Date((day ?? 0) * 864e5).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    element.dataset.state = day ? 'closed' : 'open';
    element.textContent = day ? closed!.replace('{day}', weekday) : open!;
  }
}

showOpening();
setInterval(showOpening, 3e4);
