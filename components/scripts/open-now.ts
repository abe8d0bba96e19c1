/** Writes what the office's week says of this minute into components/ui/open-now.tsx, and keeps it true. */
function showOpening(): void {
  const minute = (Date.now() / 6e4) % 10_080;
  for (const element of document.querySelectorAll<HTMLElement>('[data-week]')) {
    const changes = element.dataset.week!.split('|').filter((change) => parseInt(change) <= minute);
    element.textContent = changes.pop()!.replace(/\d+ /, '');
  }
}

showOpening();
setInterval(showOpening, 3e4);

export {};
