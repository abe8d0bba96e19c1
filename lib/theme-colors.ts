/**
 * The background colour of both schemes, for the browser's own bars. next.config.ts reads them from
 * the stylesheet, and Next inserts the values.
 */
export const paper = { light: process.env.PAPER_LIGHT ?? '', dark: process.env.PAPER_DARK ?? '' };
