import type { BuildInfo } from '@/lib/build-info';
import type { CrawledPage, SiteReview } from './review-site';
import { warningKinds } from './warning-kinds';

type Cell = string | number | undefined;

const columns: Record<string, (page: CrawledPage) => Cell> = {
  Page: ({ path }) => path,
  'Needs attention': ({ warnings }) =>
    warnings.map(({ kind, text }) => `${warningKinds[kind].name}: ${text}`).join('; '),
  Title: ({ title }) => title,
  'Title, characters': ({ title }) => title.length,
  Description: ({ description }) => description,
  'Description, characters': ({ description }) => description.length,
  Canonical: ({ canonical }) => canonical,
  'In sitemap': ({ reach }) => (reach.isInSitemap ? 'yes' : 'no'),
  'Clicks from home': ({ reach }) => reach.clicks,
  'Pages linking here': ({ reach }) => reach.linksIn.length,
  'Heading 1': ({ headings }) => headings.join(' / '),
  Words: ({ words }) => words,
  Minutes: ({ minutes }) => minutes,
  'Reading ease': ({ ease }) => ease,
  'Links out': ({ linksOut }) => linksOut.length,
  Pictures: ({ images }) => images.length,
  'Structured data': ({ nodes }) => nodes.map((node) => node['@type']).join(', '),
  'Bytes, compressed': ({ bytes }) => bytes.brotli,
};

/** The table of pages for a spreadsheet (RFC 4180; the mark in front tells Excel that it is UTF-8). */
export function pagesCsv(pages: readonly CrawledPage[]): string {
  const rows = [Object.keys(columns), ...pages.map((page) => Object.values(columns).map((value) => value(page)))];
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets run what begins like a formula (owasp.org/www-community/attacks/CSV_Injection). */
function csvCell(cell: Cell): string {
  const text = String(cell ?? '');
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All that the sheet knows, for other tools. What the pages are made of is left to the pages. */
export function everythingJson(review: SiteReview & { build: BuildInfo }): string {
  return JSON.stringify(review, (key, value: unknown) => (key === 'everything' ? undefined : value));
}
