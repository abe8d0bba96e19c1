/**
 * Keeps a pressed summary in its place while the group's open one closes above it. Scroll anchoring
 * doesn't: browsers anchor to the part that closes, and WebKit has no anchoring.
 */
export function keepScrollPosition(): void {
  addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const details = summary?.parentElement;
    if (!summary || !(details instanceof HTMLDetailsElement)) return;
    // A browser toggles after the event, and correcting that later would undo scrolling in between.
    event.preventDefault();
    const { top } = summary.getBoundingClientRect();
    details.open = !details.open;
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}
