import { limits } from '../check/limits';

/** How soon something wants doing, worst first. */
export const grades = {
  blocks: 'Blocks the launch',
  soon: 'Mend soon',
  consider: 'Consider',
} as const;

export type Grade = keyof typeof grades;

type Kind = { grade: Grade; name: string; action: string };

/** Everything the sheet warns of, worst first: its name in table and filter, and what to do about it. */
export const warningKinds = {
  launch: {
    grade: 'blocks',
    name: 'Stand-in or open question',
    action: 'Settle it before launch.',
  },
  sitemap: {
    grade: 'blocks',
    name: 'Sitemap wrong',
    action: 'List each page under its own address, and no other: lib/pages.ts decides.',
  },
  orphan: {
    grade: 'blocks',
    name: 'No link leads here',
    action: 'Link to it from a menu (content/navigation.ts) or from a text.',
  },
  duplicate: {
    grade: 'soon',
    name: 'Same title or description',
    action: 'Write one of the two anew: people cannot tell them apart in search results.',
  },
  'title-long': {
    grade: 'soon',
    name: 'Title cut off',
    action: `Shorten meta.title: ${limits.titleCharacters} characters with the site’s name.`,
  },
  'description-long': {
    grade: 'soon',
    name: 'Description cut off',
    action: 'Shorten meta.description, or put what matters first.',
  },
  heading: {
    grade: 'soon',
    name: 'Heading outline',
    action: 'One h1, and no level left out: people who listen to a page move by its headings.',
  },
  'missing-alt': {
    grade: 'soon',
    name: 'Picture without alt text',
    action: 'Say in a few words what it shows; alt="" if it only decorates.',
  },
  card: {
    grade: 'soon',
    name: 'No social card',
    action: 'Run npm run build -- cards: without a picture a shared link is a bare line.',
  },
  'data-required': {
    grade: 'soon',
    name: 'Structured data incomplete',
    action: 'Add the property in lib/json-ld-nodes.ts: without it search engines ignore the node.',
  },
  'description-short': {
    grade: 'consider',
    name: 'Description short',
    action: `Use the room: at least ${limits.descriptionCharacters} characters.`,
  },
  'near-duplicate': {
    grade: 'consider',
    name: 'Much like another page',
    action: 'Say what only this page can say, or join the two.',
  },
  thin: {
    grade: 'consider',
    name: 'Little text',
    action: `Fewer than ${limits.words} words seldom answer a question.`,
  },
  'hard-to-read': {
    grade: 'consider',
    name: 'Hard to read',
    action: 'Split long sentences and use shorter words, the longest sentence first.',
  },
  deep: {
    grade: 'consider',
    name: 'Far from home',
    action: `Link to it from a page nearer home: ${limits.clicks} clicks at most.`,
  },
  'data-recommended': {
    grade: 'consider',
    name: 'Structured data could say more',
    action: 'Add the property in lib/json-ld-nodes.ts if the page shows it.',
  },
} as const satisfies Record<string, Kind>;

export type WarningKind = keyof typeof warningKinds;
export const kindOrder = Object.keys(warningKinds) as WarningKind[];
export const gradeOrder = Object.keys(grades) as Grade[];

export type Warning = {
  kind: WarningKind;
  text: string;
  /** Words on the page to lead to. */
  find?: string;
  /** Where the rule comes from. */
  source?: string;
};
