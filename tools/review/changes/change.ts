export const changeNames = {
  title: 'Title',
  description: 'Description',
  canonical: 'Canonical address',
  heading: 'Heading',
  text: 'Text',
  question: 'Question',
  link: 'Link',
  anchor: 'Anchor',
  image: 'Image',
  card: 'Social card',
  data: 'Structured data',
  moved: 'Moved',
} as const;

/** One thing that reads or works differently; without `before` it is new, without `after` it is gone. */
export type Change = {
  kind: keyof typeof changeNames;
  /** What it is about, for example the text of a link. */
  of?: string;
  before?: string;
  after?: string;
  /** Why it must not be overlooked. */
  alarm?: string;
  /** Place on the page: an id, or a text that stands there. */
  at?: { id: string } | { text: string };
};
