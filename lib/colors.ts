/**
 * Colours of app/styles/tokens.css, in the light scheme, for what has no stylesheet: social cards
 * and browsers' bars. tests/unit/tokens.test.ts compares them.
 */
export const colors = {
  ink: '#101a33',
  paper: '#fbf8f1',
  card: '#ffffff',
  highlight: '#ffc72c',
  'on-highlight': '#101a33',
  'category-1': '#2456e6',
  'category-2': '#8a3fd1',
  'category-3': '#0a7d52',
  'category-4': '#d63d2e',
  'category-5': '#08788c',
} as const;

/** The background of both schemes, for browsers' bars. */
export const themeColors = { light: colors.paper, dark: '#0d1426' } as const;
