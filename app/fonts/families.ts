import chosen from './families.json' with { type: 'json' };

export type Families = {
  heading: { package: string };
  /** Of the boards' second script: its own name, that of the package's files, and Unicode's. */
  board?: Record<'package' | 'family' | 'subset' | 'script', string>;
};

/** The packages of the fonts that pages and social cards use. npm run font writes them. */
export const families: Families = chosen;
