// A stop that is outside the window doesn't move into the next page's headline: it would fly in.
const ring = document.querySelector<HTMLElement>('.headline-ring')!;

for (const name of ['pageswap', 'pagereveal']) {
  addEventListener(name, () => {
    const { top, bottom } = ring.getBoundingClientRect();
    ring.toggleAttribute('data-outside', bottom < 0 || top > innerHeight);
  });
}

export {};
