/**
 * A ring that is outside the window doesn't move into the next page's headline, nor does any on the
 * way back, where the page may be scrolled: it would fly in.
 */
export function pageChange(): void {
  const ring = document.querySelector<HTMLElement>('.headline-ring')!;

  addEventListener('pageswap', ({ activation }) => {
    const { top, bottom } = ring.getBoundingClientRect();
    const isOutside = bottom < 0 || top > innerHeight;
    ring.toggleAttribute('data-outside', isOutside || activation?.navigationType === 'traverse');
  });
}
