import chosen from './families.json' with { type: 'json' };

export type Families = {
  heading: { package: string };
  /**
   * For the second script of the boards at the end of pages, if there is one: its own name, that of
   * the package's files, and the script as Unicode names it.
   */
  board?: Record<'package' | 'family' | 'subset' | 'script', string>;
};

/** The packages of the fonts that pages and social cards use. npm run font writes them. */
export const families: Families = chosen;
