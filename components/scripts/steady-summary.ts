/*
 * A pressed summary stays where it was pressed while the group's open one closes above it. Scroll
 * anchoring doesn't do that: browsers anchor to what closes, and WebKit has none.
 */
addEventListener('click', ({ target }) => {
  const summary = (target as Element).closest('summary');
  if (!summary) return;
  const { top } = summary.getBoundingClientRect();
  // The browser opens and closes after the event, before the next frame.
  requestAnimationFrame(() => {
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
  });
});

export {};
