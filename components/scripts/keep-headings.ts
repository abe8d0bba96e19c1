/*
 * Headings keep at least the height that they have in the device's font, so that nothing below them moves if their own
 * font arrives later and needs fewer lines. A new width of the window sets them free.
 */
const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3):not([data-island] *)')];

requestAnimationFrame(() => {
  const heights = headings.map(({ offsetHeight }) => offsetHeight);
  headings.forEach(({ style }, index) => style.setProperty('--kept', `${heights[index]}px`));
});
addEventListener('resize', () => headings.forEach(({ style }) => style.removeProperty('--kept')), { once: true });

export {};
