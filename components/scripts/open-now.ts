const sign = document.querySelector<HTMLElement>('[data-week]')!;
let shown = '';

/** Shows whether the office is open: the text of the latest change in its week, or of a holiday. */
function showOpening(): void {
  const now = Date.now() / 6e4;
  const changes = sign.dataset.week!.split('|').filter((change) => {
    const [from, until] = change.split(' ').map(Number) as [number, number];
    // Holidays come last, and have a start and an end in minutes since 1970.
    return until ? from <= now && now < until : from <= now % 10_080;
  });
  const text = changes.pop()!.replace(/^[\d ]+/, '');
  // Writing the same text again would undo a translation or a selection.
  if (text !== shown) sign.textContent = shown = text;
}

showOpening();
setInterval(showOpening, 3e4);

export {};
