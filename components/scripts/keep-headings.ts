/*
 * Headings, terms and figures keep at least the height that they have in the device's font, so that
 * nothing below moves if their font loads later and needs fewer lines. Resizing frees them.
 */
const texts = [...document.querySelectorAll<HTMLElement>('h1,h2,h3,dt,dd')];
const keep = (heights: readonly string[]) =>
  texts.forEach(({ style }, index) => (style.minHeight = heights[index] ?? ''));

requestAnimationFrame(() => keep(texts.map(({ offsetHeight }) => `${offsetHeight}px`)));
addEventListener('resize', () => keep([]));

export {};
