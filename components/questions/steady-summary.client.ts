/*
 * Keeps a pressed summary in its place while the group's open one closes above it. Scroll anchoring
 * doesn't: browsers anchor to the part that closes, and WebKit has no anchoring.
 */
addEventListener('click', ({ target }) => {
  const summary = target instanceof Element && target.closest('summary');
  if (!summary) return;
  const { top } = summary.getBoundingClientRect();
  // Browsers toggle the answers after the event, before the next frame.
  requestAnimationFrame(() => {
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
  });
});

export {};
