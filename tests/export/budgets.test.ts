/* How many bytes visitors download. */
import { readdirSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { isText } from 'domhandler';
import { everyPage, type ExportedPage } from '../support/pages';
import { templateList } from '../support/templates';

// Pages under /products repeat those under /services.
// Guard rails: no trick is worth a few bytes less.
const budgets = {
  /** A page without the content of `<main>` and the words of header and footer, at Brotli 11. */
  frame: 15_000,
  /** A whole page without what is said in `<main>`: a longer paragraph must never fail a test. */
  page: 19_500,
  /** Scripts after a visitor uses a page, as gzip: for its form, and all of them. */
  formScripts: 95_000,
  allScripts: 185_000,
};

const pages = everyPage().filter(({ path }) => !path.startsWith('/products/'));

/** Lists the pages over a limit, each with its figure. */
const over = (limit: number, measure: (page: ExportedPage) => number, of = pages) =>
  of
    .map((page) => [page.file, measure(page)] as const)
    .flatMap(([file, figure]) => (figure > limit ? [`${file}: ${figure} of ${limit}`] : []));

/** The gzipped size of the script files whose names match. */
function scriptBytes(name: RegExp): number {
  const folder = 'out/_next/static/scripts';
  const files = readdirSync(folder).filter((file) => name.test(file) && file.endsWith('.gz'));
  return files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
}

/** The size of a page at Brotli 11 after parts of it are removed. */
function sizeWithout(page: ExportedPage, remove: ($: ExportedPage['$']) => void): number {
  const $ = load(page.html);
  remove($);
  return brotliCompressSync($.html()).length;
}

/** Removes the texts of some elements: the owner's words may be long. */
function removeWords($: ExportedPage['$'], elements: string): void {
  $(elements)
    .find('*')
    .addBack()
    .contents()
    .filter((_, node) => isText(node))
    .remove();
}

it('pages keep the budget for everything outside <main> @decision-20', () => {
  const addresses = [...templateList.map(([, at]) => at), '/404'];
  const examples = pages.filter(({ path }) => addresses.includes(path));
  expect(examples).toHaveLength(templateList.length);
  const frame = (page: ExportedPage) =>
    sizeWithout(page, ($) => {
      $('main, script[type="application/ld+json"]').empty();
      removeWords($, 'header, footer, .phone-bar');
    });
  expect(over(budgets.frame, frame, examples)).toEqual([]);
});

it('pages keep the budget for a whole page without its words @decision-20', () => {
  const withoutWords = (page: ExportedPage) =>
    sizeWithout(page, ($) => {
      removeWords($, 'main');
      // The owner's projects and people are content too.
      $('#work, #projects, #people').remove();
    });
  expect(over(budgets.page, withoutWords)).toEqual([]);
});

it('a page fetches no script, no preload and no stylesheet before a visitor touches anything', () => {
  const early = 'script[src], link[rel=stylesheet], link[rel*=preload], link[rel=prefetch]';
  expect(over(0, ({ $ }) => $(early).length)).toEqual([]);
});

it('scripts keep the budgets: for the form, and for all of a page @decision-15', () => {
  expect(scriptBytes(/^send-dialog-/)).toBeGreaterThan(10_000);
  expect(scriptBytes(/^send-dialog-/)).toBeLessThanOrEqual(budgets.formScripts);
  expect(scriptBytes(/./)).toBeLessThanOrEqual(budgets.allScripts);
});
