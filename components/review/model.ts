/*
 * What tools/review hands to the sheet: plain data, no functions, so that it can be rendered and written as JSON alike.
 *
 * tools/review/index.ts writes
 *   review.html               <Sheet {...model} /> of components/review/sheet.tsx, rendered once and exported like any page
 *   review/sheet.js, page.js  bundles of components/review/scripts/sheet.ts (for the sheet) and page.ts (for the bar)
 *   review/pages.json         BarPage[], for the bar's script
 *   review/texts.json         TextSource[], for reports: fetched when a comment is written or a report is made
 *   review/previous/…         the pages it was compared with, and the files they name where they differ
 *   review/verdict.json       the verdict and new findings, for the pull request
 * Everything is same-origin. The policy of every page allows connect-src 'self'; the sheet's also allows frame-src 'self'.
 * Trusted Types are on: no innerHTML. A style="" attribute stops the build.
 */

/** Best known place of a text or of what is wrong; `field` may be absent where only the file is known. */
export type Source = {
  /** For example `content/facts.ts`. */
  file: string;
  /** For example `timelines.seoResults`. */
  field?: string;
  line?: number;
  /** Opens the file at its line for editing on the preview's branch; absent where the host names no repository. */
  editUrl?: string;
};

/** A page on which something is seen; `address` leads to the very words (text fragment) where they are known. */
export type Place = { path: string; address: string };

export type Severity = 'error' | 'launch' | 'warning' | 'note';
export type Owner = 'marketing' | 'owner' | 'legal' | 'developer';

export type Finding = {
  rule: string;
  /** The rule's heading, the same for all of its findings: “Broken links”. */
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
  source: Source;
  /** This preview introduces it. False for standing questions, and for all where nothing was compared. */
  isNew: boolean;
  /** “on every page”, “on /about, /contact”, “on 12 pages, for example …”. */
  where: string;
  places: Place[];
};

export type ChangeKind =
  | 'title'
  | 'description'
  | 'canonical'
  | 'heading'
  | 'text'
  | 'question'
  | 'link'
  | 'anchor'
  | 'image'
  | 'card'
  | 'moved';

/** A piece of a text, told word by word. */
export type WordPart = { text: string; kind: 'same' | 'removed' | 'added' };

/** One cause: a changed content field, wherever it shows. Without `before` it is new, without `after` it is gone. */
export type Change = {
  /** Unique in the sheet; usable as an id. */
  id: string;
  kind: ChangeKind;
  /** The kind in words: “Text”, “Link target”, “Order changed”. */
  name: string;
  /** What it is about, for example the text of a link whose target changed. */
  of?: string;
  before?: string;
  after?: string;
  /** Both word by word, where that reads well. */
  parts?: WordPart[];
  /** Where to change it: usually one; several when it stands in several fields; none when no content file has it. */
  sources: Source[];
  /** “composed from content/facts.ts › timelines.website”: such a text isn't changed in place alone. */
  composedFrom: Source[];
  /** The nearest heading above it on the first page. */
  heading?: string;
  /** Why it must not be overlooked: “Promise changed”, “Leads somewhere else outside the site”. */
  alarm?: string;
  /** In header, footer or menus: on the whole site, one row. */
  isFrame: boolean;
  /** What else follows from it: “social card”, “header, footer or menus”. */
  also: string[];
  /** Every page that has it, without those under /products that repeat a service. */
  places: Place[];
  /** Previous social card, kept in the preview, beside the new one (`after`). */
  previousPicture?: string;
};

/**
 * new: the previous site lacks the page. same: structure, style rules and pictures are those of the previous page.
 * maybe: at least one differs. unknown: the previous page couldn't be read.
 */
export type Appearance = 'new' | 'same' | 'maybe' | 'unknown';

export type PageReview = {
  path: string;
  /** “SEO Services”; “Page not found”; “Alternative home page”. */
  name: string;
  /** Path under /products that repeats this page; it has no entry of its own. */
  twin?: string;
  /** False for the 404 page and for pages that only previews have. */
  needsApproval: boolean;
  source: Source;
  appearance: Appearance;
  /** Of the page's texts, links, structure, styles and pictures, and of header and footer: an approval stores it. */
  fingerprint: string;
  /** The previous page, for a frame; it has no scripts. Frame both with sandbox="allow-same-origin". */
  previous?: string;
  /** Indexes into `findings` and `changes` of the sheet; what is on most pages (or in the frame) isn't repeated here. */
  findings: number[];
  changes: number[];
  title: string;
  description: string;
  /** Absent where search engines list none. Addresses above the title, as Google draws them. */
  result?: { phone: string; desktop: string };
  /** `image` is a path on this preview. */
  card?: { image: string; alt: string; title: string; description: string; host: string };
};

export type Repository = {
  host: 'GitHub' | 'GitLab' | 'Bitbucket';
  /** The form for a new issue, which its address can fill in: names of its two parameters. */
  issue?: { address: string; title: string; body: string };
};

/** One part of the verdict: “1 broken link”. `error` blocks, `alarm` must be looked at. */
export type VerdictItem = { text: string; level: 'error' | 'alarm' | 'finding' | 'change' | 'appearance' };

export type ReviewModel = {
  siteName: string;
  build: { branch: string; commit: string; date: string };
  repository?: Repository;
  /** What this preview was compared with, or a sentence that says why nothing was. `unread`: pages that gave no answer. */
  comparison: { from: string; unread: string[] } | { problem: string };
  verdict: {
    /** A broken internal link, whether new or not. */
    isBlocked: boolean;
    /** What is new, worst first; empty: nothing is. In words, so that the sheet and the pull request say the same. */
    items: VerdictItem[];
    /** Standing questions before launch (findings that aren't new). */
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

/** What the bar's script knows of each page, twins included. */
export type BarPage = Pick<PageReview, 'path' | 'name' | 'needsApproval' | 'appearance' | 'fingerprint'> & {
  /** How many changes it has, those in the frame left out. */
  changes: number;
  /** Path of the page that it repeats. */
  twinOf?: string;
};

/**
 * A text of the content and where it is written. A quote belongs to the shortest text that contains it (spaces normalised)
 * and is seen on the quote's page; several sources, or a composed text, are said in the report.
 */
export type TextSource = Pick<Change, 'sources' | 'composedFrom'> & { text: string; paths: string[] };

/** Id of a page's entry in the sheet. */
export function entryId(path: string): string {
  return `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`;
}

/** “1 page”, “3 pages”. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
