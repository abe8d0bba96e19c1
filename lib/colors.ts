/** The background of both schemes, for the browser's bars: next.config.ts sets these variables. */
export const themeColors = { light: process.env.THEME_COLOR_LIGHT ?? '', dark: process.env.THEME_COLOR_DARK ?? '' };
