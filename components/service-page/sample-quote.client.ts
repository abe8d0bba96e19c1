/** Unfolds the quote on wide screens, while it's below the window, so that nothing moves in view. */
export function sampleQuote(): void {
  const quote = document.querySelector<HTMLDetailsElement>('[data-sample-quote]')!;
  if (matchMedia('(min-width: 64rem)').matches && quote.getBoundingClientRect().top > innerHeight) quote.open = true;
}
