/* What tools/review hands to the sheet and to its scripts: plain data, rendered and written as JSON alike. */

/** Where something is written. */
export type Written = {
  /** “content/facts.ts › timelines.seoResults”; all places and facts of a text that has several. Empty if no file has it. */
  note: string;
  /** Opens the first file at its line for editing on the preview's branch; absent where the host names no repository. */
  editUrl?: string;
};

/** A page on which something is seen; `address` leads to the very words where they are known. */
export type Place = { path: string; address: string };

export type Severity = 'error' | 'launch' | 'warning' | 'note';
export type Owner = 'marketing' | 'owner' | 'legal' | 'developer';

export type Finding = Written & {
  /** The same for all findings of a rule: “Broken links”. */
  heading: string;
  severity: Severity;
  owner: Owner;
  /** What it is about in the owner's words: “Phone number”. */
  subject?: string;
  message: string;
  /** What its owner does; for everyone. */
  action?: string;
  /** How a developer records it; only under Developer. */
  fix?: string;
  file: string;
  line?: number;
  /** This preview introduces it. False for standing questions, and for all where nothing was compared. */
  isNew: boolean;
  places: Place[];
};

export type ChangeKind =
  'Title' | 'Description' | 'Heading' | 'Text' | 'Question' | 'Link' | 'Picture' | 'Social card' | 'Order';

/** A piece of a text, told word by word. */
export type WordPart = { text: string; kind: 'same' | 'removed' | 'added' };

/** One cause: a changed content field, wherever it shows. Without `before` it is new, without `after` it is gone. */
export type Change = Written & {
  id: string;
  kind: ChangeKind;
  /** What happened, in words: “Text”, “Link target”, “Picture removed”, “Order changed”. */
  name: string;
  /** What it is about, for example the text of a link whose target changed. */
  of?: string;
  before?: string;
  after?: string;
  /** Both, word by word where that reads well. */
  parts: WordPart[];
  /** The nearest heading above it on the first page. */
  heading?: string;
  /** Why it must not be overlooked: “Promise changed”, “Leads somewhere else outside the site”. */
  alarm?: string;
  /** In header, footer or menus: on the whole site, one row. */
  isFrame: boolean;
  /** Every page that has it, without those under /products that repeat a service. */
  places: Place[];
};

/** Whether structure, style rules and pictures are those of the previous page, if it is there and could be read. */
export type Appearance = 'new' | 'same' | 'maybe' | 'unknown';

/** What the scripts know of a page. */
export type PageState = {
  path: string;
  /** “SEO Services”; “Page not found”; “Alternative home page”. */
  name: string;
  /** Path under /products that repeats this page; it has no entry of its own. */
  twin?: string;
  /** False for the 404 page and for pages that only previews have. */
  needsApproval: boolean;
  /** Of the page's texts, links, structure, styles and pictures, and of header and footer: an approval stores it. */
  fingerprint: string;
  /** It has changes, looks different or is new. */
  isChanged: boolean;
  /** “3 changes”, “New page”; those in header and footer left out. */
  mark: string;
};

export type PageReview = PageState & {
  appearance: Appearance;
  /** The previous page, for a frame; it has no scripts. Frame both with sandbox="allow-same-origin". */
  previous?: string;
  /** In short, those of most pages and of the frame left out; the rows of the sheet tell them in full. */
  warnings: string[];
  changes: { id: string; text: string }[];
  title: string;
  description: string;
  isListed: boolean;
  /** `image` is a path on this preview. */
  card?: { image: string; alt: string; title: string; description: string; host: string };
};

export type ReviewModel = {
  siteName: string;
  build: { branch: string; commit: string; date: string };
  /** Where the repository is: “GitHub”. */
  host?: string;
  /** What this preview was compared with, or a sentence that says why nothing was. `unread`: pages that gave no answer. */
  comparison: { from: string; unread: string[] } | { problem: string };
  verdict: {
    /** A broken internal link, whether new or not. */
    isBlocked: boolean;
    /** What is new in words, worst first, so that the sheet and the pull request say the same: “1 broken link”. */
    items: string[];
    /** Standing questions before launch: findings that are neither new nor in the way. */
    standing: number;
  };
  /** New ones first, then worst first. */
  findings: Finding[];
  /** Alarms first, then header and footer, then in the order of the pages. */
  changes: Change[];
  added: string[];
  removed: string[];
  /** Changed and warned pages first. */
  pages: PageReview[];
};

/** What the sheet's script knows of the build. */
export type SheetContext = Pick<ReviewModel, 'siteName' | 'build' | 'host'> & { pages: readonly PageState[] };

/** A text of the content, and the pages that show it. */
export type TextSource = Written & { text: string; paths: string[] };

/** “1 page”, “3 pages”. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** As Map.groupBy, which Node.js has from version 21. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
