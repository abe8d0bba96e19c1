/**
 * The most bytes that visitors may download, as served at Brotli 11. These are guard rails: no
 * trick is worth a few bytes less. tests/export/budgets.test.ts checks them.
 */
export const budgets = {
  /**
   * A page without the content of `<main>` and the words of header and footer: head, styles, inline
   * scripts and markup.
   */
  frame: 15_000,
  /** A whole page without what is said in `<main>`: a longer paragraph must never fail a test. */
  page: 19_500,
  /** Files that a browser requests right after a page: two fonts and the icon. */
  filesAfterPage: { count: 3, bytes: 21_500 },
  /** Scripts after a visitor uses a page, as gzip: for its form, and all of them. */
  formScripts: 95_000,
  allScripts: 185_000,
  /** A social card. */
  card: 100_000,
} as const;
