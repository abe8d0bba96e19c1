/* What tools/review hands to the sheet and its scripts: plain data, also as JSON. */

/** Where something is written. */
export type Written = {
  /** “content/facts.ts › timelines.seoResults”, several if a text has several; empty if none. */
  note: string;
  /** Opens the first file at its line on the preview's branch, if the host names a repository. */
  editUrl?: string;
  file?: string;
  line?: number;
};

/** A page on which something is seen; `address` leads to the very words where they are known. */
type Place = { path: string; address: string };

/** Worst first: blocks publishing; promises, figures and legal texts; new warnings; the rest. */
export const levels = ['block', 'check', 'warning', 'change'] as const;
export type Level = (typeof levels)[number];

/** A piece of a text, compared word by word. */
export type WordPart = { text: string; kind: 'same' | 'removed' | 'added' };

/** How a page is listed by search engines. */
export type SearchResult = { title: string; description: string };

/** One cause, wherever it shows. */
export type Row = Written & {
  id: string;
  level: Level;
  /** What happened: “Promise changed”, “Print: text colour of everything”. */
  name: string;
  /** More about it: what a rule found, what follows from it, how to look at it. */
  notes: string[];
  /** The old and the new text. */
  parts: WordPart[];
  /** Several pages share it in their header, footer, menus or scripts. */
  isFrame: boolean;
  /** Its words are only on the previous pages. */
  isGone: boolean;
  /** Every page that has it, without those under /products that repeat a service. */
  places: Place[];
  /** Its looks are compared in two frames, opened at this width and in these colours. */
  frame?: { width: number; scheme: 'light' | 'dark' };
  /** A title or description as search engines show it. */
  results?: Record<'before' | 'after', SearchResult>;
};

/** A page of the preview; those under /products that repeat a service have no entry. */
export type PageReview = SearchResult & {
  path: string;
  /** “SEO Services”; “Page not found”. */
  name: string;
  /** Path under /products that repeats this page. */
  twin?: string;
  /** False for the 404 page. */
  needsApproval: boolean;
  /** A finding on it blocks publishing. */
  isBlocked: boolean;
  /** Of everything that makes the page, header and footer included: an approval stores it. */
  fingerprint: string;
  /** “3 changes”, “New page”; those in header and footer left out. Empty without any. */
  mark: string;
  /** Leads to the first of them. */
  firstChange?: string;
  /** The previous page, for a frame, without scripts. Frame with sandbox="allow-same-origin". */
  previous?: string;
  /** “Looks the same”, “Looks different”. */
  appearance: string;
  rows: Pick<Row, 'id' | 'name'>[];
  isListed: boolean;
  /** `image` is a path on this preview. */
  card?: { image: string; alt: string; title: string; description: string; host: string };
};

/** What `review/review.json` of a preview holds. */
export type ReviewModel = {
  siteName: string;
  build: { branch: string; commit: string; date: string };
  /** Where the repository is: “GitHub”. */
  host?: string;
  /** What was compared with, or a sentence that says why nothing was; `unread` gave no answer. */
  comparison: { from: string; unread: string[] } | { problem: string };
  /** Worst first, then header and footer, then in the order of the pages. */
  rows: Row[];
  /** What the previous site has as well: questions before launch, on a separate page. */
  standing: Row[];
  /** Changed pages first. */
  pages: PageReview[];
};

/** A text of the content, and the pages that show it. */
export type TextSource = Written & { text: string; paths: string[] };

const names: Record<Level, [string, string?]> = {
  block: ['blocker'],
  check: ['point to check', 'points to check'],
  warning: ['warning'],
  change: ['other change'],
};

/** What is new, worst first: “1 blocker, 2 other changes”. */
export function countsOf(rows: readonly Row[]): string {
  const groups = groupBy(rows, ({ level }) => level);
  return [...groups].map(([level, { length }]) => count(length, ...names[level])).join(', ');
}

/** “1 page”, “3 pages”. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** As Map.groupBy, which Node.js has from version 21. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key) ?? [];
    group.push(item);
    groups.set(key, group);
  }
  return groups;
}
