const sign = document.querySelector<HTMLElement>('[data-week]')!;
let shown = '';

/** Writes what is true of the office right now: what the last change of its week says. */
function showOpening(): void {
  const now = Date.now() / 6e4;
  const changes = sign.dataset.week!.split('|').filter((change) => {
    const [from, until] = change.split(' ').map(Number) as [number, number];
    // Holidays come last and have an end, in minutes since 1970.
    return until ? from <= now && now < until : from <= now % 10_080;
  });
  const text = changes.pop()!.replace(/^[\d ]+/, '');
  // Writing the same again would undo a translation or a selection.
  if (text !== shown) sign.textContent = shown = text;
}

showOpening();
setInterval(showOpening, 3e4);

export {};
