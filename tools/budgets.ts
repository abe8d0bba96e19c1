/**
 * How many bytes visitors download at most. These are guard rails, well above what pages have;
 * tests/export/budgets.test.ts measures. Pages and files count as they are served, at Brotli 11.
 */
export const budgets = {
  /** A page without the content of `<main>`: head, styles, inline scripts, header and footer. */
  frame: 11_500,
  /** A whole page. The words in `<main>` aren't counted: no longer paragraph may fail a test. */
  page: 17_000,
  /** The build's note says which pages, words included, don't arrive in one round trip. */
  roundTrip: 14_000,
  /** Files that a browser requests right after a page: font, icon, print styles. */
  filesAfterPage: { count: 3, bytes: 18_000 },
  /** Scripts after an island is touched, as gzip: those of the form, and all of a page. */
  formScripts: 95_000,
  allScripts: 120_000,
  /** A social card. */
  card: 60_000,
} as const;
