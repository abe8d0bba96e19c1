/* Written by npm run font: the packages of the fonts that pages and social cards use. */

export const families: Families = {
  heading: {
    package: '@fontsource/anek-latin',
    family: 'Anek Latin',
  },
  board: {
    package: '@fontsource/anek-devanagari',
    family: 'Anek Devanagari',
    subset: 'devanagari',
    script: 'Devanagari',
  },
};

type Families = {
  heading: Family;
  /** For the second script of the boards at the end of pages, if there is one. */
  board?: BoardFamily;
};

export type Family = {
  /** On npm. */
  package: string;
  /** Its own name. */
  family: string;
};

export type BoardFamily = Family & {
  /** The name of the package’s files. */
  subset: string;
  /** Its script, as Unicode names it. */
  script: string;
};
