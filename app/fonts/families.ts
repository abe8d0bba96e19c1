/**
 * The packages from which the fonts of this folder were made. Social cards are drawn with them, and
 * public/LICENSES.txt has their licences.
 */
export const families = {
  heading: { package: '@fontsource/anek-latin' },
  // For the second script of the boards at the end of pages.
  board: { package: '@fontsource/anek-devanagari', subset: 'devanagari' },
} as const;
