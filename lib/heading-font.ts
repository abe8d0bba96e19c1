/**
 * The font of headings, signs and figures. After changing it, install its package and run
 * `npm run generate`.
 */
export const headingFont = {
  /** A package of Fontsource; its licence is published with the site's. */
  package: '@fontsource/anek-latin',
  weight: 700,
  /** How wide its letters are at most on average, as a part of their size: room for names. */
  letterWidth: 0.5,
} as const;
