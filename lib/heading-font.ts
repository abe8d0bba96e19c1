/**
 * The font of headings, signs and figures. After changing it, install its package and run
 * `npm run generate`.
 */
export const headingFont = {
  /** A package of Fontsource; its licence is published with the site's. */
  package: '@fontsource/anek-latin',
  weight: 700,
  /** The average width of its letters, rounded up, relative to the font size. */
  letterWidth: 0.5,
} as const;
