import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { redirects } from '@/content/redirects';
import { pageFile, pathOfFile } from '@/lib/pages';
import { statusRoutes } from '@/lib/routes';
import { redirectFile } from '@/tools/hosts/github-pages';
import { filesIn } from './files';

export type ExportedPage = { path: string; file: string; html: string; $: CheerioAPI; canonical: string | undefined };

/** Those that hosts show in place of another page. */
export const statusFiles = Object.values(statusRoutes).map(pageFile);

/** Not pages of the site. */
const others = [
  ...statusFiles,
  'review.html',
  ...redirects.map(({ from }) => redirectFile(from)),
  ...filesIn('public'),
];

/** The parsed pages of an exported folder, sorted by file, without those that hosts show. */
export function exportedPages(folder = 'out'): ExportedPage[] {
  return filesIn(folder)
    .filter((file) => file.endsWith('.html') && !others.includes(file))
    .map((file) => exportedPage(file, folder));
}

/** All pages of an exported folder. */
export const everyPage = (folder = 'out') => [
  ...exportedPages(folder),
  ...statusFiles.map((file) => exportedPage(file, folder)),
];

/** Lists the pages that have a fault, each with its description. */
export function failing(
  pages: readonly ExportedPage[],
  fault: (page: ExportedPage) => string | boolean | undefined,
): string[] {
  return pages.flatMap((page) => {
    const found = fault(page);
    return found ? [found === true ? page.file : `${page.file}: ${found}`] : [];
  });
}

const parsed = new Map<string, ExportedPage>();

/** A page of an exported folder, parsed once. */
export function exportedPage(file: string, folder = 'out'): ExportedPage {
  const name = path.join(folder, file);
  const known = parsed.get(name);
  if (known) return known;
  const html = readFileSync(name, 'utf8');
  const $ = load(html);
  const page = { path: pathOfFile(file), file, html, $, canonical: $('link[rel=canonical]').attr('href') };
  parsed.set(name, page);
  return page;
}

export const attributes = ({ $ }: ExportedPage, elements: string, name: string): string[] =>
  Array.from($(elements), (element) => $(element).attr(name) ?? '');
export const hrefs = (page: ExportedPage, links = 'a[href]') => attributes(page, links, 'href');
export const textsOf = ({ $ }: ExportedPage, elements: string): string[] =>
  Array.from($(elements), (element) => collapse($(element).text()));
export const metaOf = ({ $ }: ExportedPage, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');

/** All text of a page, folded parts included, with single spaces between words. */
export function readableText({ $ }: ExportedPage): string {
  const body = $('body').clone();
  body.find('script, style, template').remove();
  // Neighbouring blocks must not run together into one word.
  body.find('*').not('p span, p a, wbr').append(' ');
  return collapse(body.text());
}

export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
