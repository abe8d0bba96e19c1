import { readFileSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
import { globSync } from 'tinyglobby';
import { pageFile, pathOfFile } from '@/lib/pages';
import { statusRoutes } from '@/lib/routes';

export type ExportedPage = { path: string; file: string; html: string; $: CheerioAPI; canonical: string | undefined };
/** What is wrong with a page, if anything. */
export type Fault = (page: ExportedPage) => string | boolean | undefined;

/** Every file below a folder, also those whose names begin with a dot. */
export const filesIn = (folder: string) => globSync('**', { cwd: folder, dot: true }).sort();

/** Every page of an exported folder, parsed. HTML files of public/ aren't pages. */
export function everyPage(folder = 'out'): ExportedPage[] {
  const others = filesIn('public');
  return filesIn(folder)
    .filter((file) => file.endsWith('.html') && !others.includes(file))
    .map((file) => {
      const html = readFileSync(`${folder}/${file}`, 'utf8');
      const $ = load(html);
      return { path: pathOfFile(file), file, html, $, canonical: $('link[rel=canonical]').attr('href') };
    });
}

const statusFiles = Object.values(statusRoutes).map(pageFile);

/** All pages of out/ without those that hosts show in place of another. */
export const exportedPages = () => everyPage().filter(({ file }) => !statusFiles.includes(file));

/** Lists the pages that have a fault, each with its description. */
export function failing(pages: readonly ExportedPage[], fault: Fault): string[] {
  const found = pages.map((page) => ({ file: page.file, fault: fault(page) }));
  return found.filter((one) => one.fault).map((one) => `${one.file}: ${one.fault}`);
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

export const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();
