const elements = document.querySelectorAll<HTMLElement>('[data-week]');
let shown = '';

/** Writes what is true of the office right now into components/ui/open-now.tsx. */
function showOpening(): void {
  const now = Date.now() / 6e4;
  const changes = elements[0]!.dataset.week!.split('|').filter((change) => {
    const [from, until] = change.split(' ').map(Number) as [number, number];
    // Holidays come last and have an end, in minutes since 1970.
    return until ? from <= now && now < until : from <= now % 10_080;
  });
  const text = changes.pop()!.replace(/^[\d ]+/, '');
  // Writing the same again would undo a translation or a selection.
  if (text !== shown) for (const element of elements) element.textContent = shown = text;
}

showOpening();
setInterval(showOpening, 3e4);

export {};
