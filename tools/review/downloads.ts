import type { BuildInfo } from '@/lib/build-info';
import { dataTypesOf, outlineOf, type ReviewedPage, type SiteReview } from './review-site';

type Cell = string | number | undefined;

const columns: Record<string, (page: ReviewedPage) => Cell> = {
  Page: ({ path }) => path,
  'Needs attention': ({ findings }) =>
    findings.map(({ subject, message }) => [subject, message].filter(Boolean).join(': ')).join('; '),
  Title: ({ title }) => title,
  'Title, characters': ({ title }) => title.length,
  Description: ({ description }) => description,
  'Description, characters': ({ description }) => description.length,
  Canonical: ({ canonical }) => canonical,
  'Clicks from home': ({ reach }) => reach.clicks,
  'Pages linking here': ({ reach }) => reach.linksIn.length,
  'Heading 1': (page) => outlineOf(page).find(({ level }) => level === 1)?.text,
  Words: ({ words }) => words,
  'Reading ease': ({ ease }) => ease,
  'Links out': ({ linksOut }) => linksOut.length,
  Pictures: ({ main }) => main.images.length,
  'Structured data': (page) => dataTypesOf(page).join(', '),
  'Bytes, compressed': ({ bytes }) => bytes,
};

/** The table of pages for a spreadsheet (RFC 4180; the mark in front tells Excel that it is UTF-8). */
export function pagesCsv(pages: readonly ReviewedPage[]): string {
  const rows = [Object.keys(columns), ...pages.map((page) => Object.values(columns).map((value) => value(page)))];
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets run what begins like a formula (owasp.org/www-community/attacks/CSV_Injection). */
function csvCell(cell: Cell): string {
  const text = String(cell ?? '');
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All that the sheet knows, for other tools. */
export function everythingJson(review: SiteReview & { build: BuildInfo }): string {
  return JSON.stringify(review);
}
