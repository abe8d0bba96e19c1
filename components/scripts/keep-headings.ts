/*
 * Headings keep at least the height that they have in the device's font, so that nothing below them
 * moves if their font loads later and needs fewer lines. Resizing the window frees them.
 */
const headings = [...document.querySelectorAll<HTMLElement>('h1,h2,h3')];

requestAnimationFrame(() => {
  const heights = headings.map(({ offsetHeight }) => `${offsetHeight}px`);
  headings.forEach(({ style }, index) => (style.minHeight = heights[index]!));
});
addEventListener('resize', () => headings.forEach(({ style }) => (style.minHeight = '')));

export {};
