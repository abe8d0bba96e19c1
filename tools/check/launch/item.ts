/** What items have in common, in the order in which they are listed. */
export const topics = {
  details: 'Stand-ins for the agency’s own details',
  quotes: 'Testimonials',
  texts: 'Stand-ins in texts',
  social: 'Social pages',
  questions: 'Facts to confirm',
  legal: 'Legal texts',
  advised: 'Strongly advised',
} as const;

export type Topic = keyof typeof topics;

/** Something to settle before the site is launched, in the owner's words. */
export type LaunchItem = {
  topic: Topic;
  /** What it is about, for example “Phone number”. */
  what: string;
  /** What is wrong with it, as a sentence. */
  problem: string;
  /** What to do about it. */
  action: string;
  /** Content file and field to edit. */
  file: string;
  field: string;
  /** Texts and addresses by which a visitor comes upon it. */
  shown?: readonly string[];
  /** Pages where visitors see it, where its texts would not tell. */
  paths?: readonly string[];
};
