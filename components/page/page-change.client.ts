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

  // On the way back, the link that was pressed has the focus again, and the header folds into its band.
  addEventListener('pagereveal', () => {
    const activation = window.navigation?.activation;
    if (activation?.navigationType !== 'traverse') return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.service-band a')];
    links.find(({ href }) => href === activation.from?.url)?.focus({ preventScroll: true, focusVisible: false });
  });
}
