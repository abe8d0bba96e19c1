/**
 * The background colour of both schemes, for the browser's own bars. next.config.ts reads them from
 * the stylesheet, and Next inserts the values.
 */
export const themeColors = { light: process.env.THEME_COLOR_LIGHT ?? '', dark: process.env.THEME_COLOR_DARK ?? '' };
