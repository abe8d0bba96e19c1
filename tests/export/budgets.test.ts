/* How many bytes visitors download. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { isText } from 'domhandler';
import { handOver } from '@/content/hand-over';
import { budgets } from '@/tools/budgets';
import { everyPage, type ExportedPage } from '../support/pages';

// Pages under /products repeat those under /services.
const pages = everyPage().filter(({ path }) => !path.startsWith('/products/'));

/** Lists the pages over a limit, each with its figure. */
const over = (limit: number, measure: (page: ExportedPage) => number) =>
  pages
    .map((page) => [page.file, measure(page)] as const)
    .flatMap(([file, figure]) => (figure > limit ? [`${file}: ${figure} of ${limit}`] : []));

/** Files a browser requests automatically: fonts of the styles, images, the icon, the manifest. */
function filesWith({ $ }: ExportedPage): string[] {
  const fonts = Array.from(
    $('style')
      .text()
      // A face with a range loads only on pages that have its characters.
      .replace(/@font-face\s*\{[^}]*unicode-range[^}]*\}/g, '')
      .matchAll(/url\(["']?(\/[^"')]+)/g),
    ([, address]) => address ?? '',
  );
  const images = $('img[src]:not([loading=lazy]), video, audio, iframe, object, embed')
    .map((_, element) => $(element).attr('src') ?? '?')
    .get();
  const icon = $('link[rel=icon][type="image/svg+xml"], link[rel=icon]').last().attr('href');
  const print = $('link[rel=stylesheet]').attr('href');
  return [...new Set([...fonts, ...images, ...(icon ? [icon] : []), ...(print ? [print] : [])])];
}

/** As served: compressed where that saves bytes. */
function sizeOf(address: string, twin: 'br' | 'gz' = 'br'): number {
  const file = `out${address.split('?')[0]}`;
  return statSync(existsSync(`${file}.${twin}`) ? `${file}.${twin}` : file).size;
}

/** The files that hydrate a page's matching islands, each once. */
const scriptsOf = ({ $ }: ExportedPage, islands = '[data-island]') => [
  ...new Set(
    $(islands)
      .map((_, element) => $(element).attr('data-load')?.split(' ') ?? [])
      .get(),
  ),
];

const zipped = (addresses: readonly string[]) => addresses.reduce((sum, address) => sum + sizeOf(address, 'gz'), 0);

/** The size of a page at Brotli 11 after parts of it are removed. */
function sizeWithout(page: ExportedPage, remove: ($: ExportedPage['$']) => void): number {
  const $ = load(page.html);
  remove($);
  return brotliCompressSync($.html()).length;
}

describe('the bytes of a page @decision-20', () => {
  it('keep the budget for everything outside <main>', () => {
    expect(over(budgets.frame, (page) => sizeWithout(page, ($) => void $('main').empty()))).toEqual([]);
  });

  it('keep the budget for a whole page without its words', () => {
    const withoutWords = (page: ExportedPage) =>
      sizeWithout(
        page,
        ($) =>
          void $('main, main *')
            .contents()
            .filter((_, node) => isText(node))
            .remove(),
      );
    expect(over(budgets.page, withoutWords)).toEqual([]);
  });
});

describe('before a visitor touches anything', () => {
  it('a page fetches no script, no preload, and no stylesheet except the one for print', () => {
    const early = 'script[src], link[rel=stylesheet]:not([media=print]), link[rel*=preload], link[rel=prefetch]';
    expect(over(0, ({ $ }) => $(early).length)).toEqual([]);
  });

  it('few files are requested after a page', () => {
    const { count, bytes } = budgets.filesAfterPage;
    expect(over(count, (page) => filesWith(page).length)).toEqual([]);
    expect(over(bytes, (page) => filesWith(page).reduce((sum, address) => sum + sizeOf(address), 0))).toEqual([]);
  });
});

describe('after an island is touched @decision-15', () => {
  it('its scripts keep the budgets: for the form, and for all islands of a page', () => {
    expect(over(budgets.formScripts, (page) => zipped(scriptsOf(page, '[data-island="message-form"]')))).toEqual([]);
    expect(over(budgets.allScripts, (page) => zipped(scriptsOf(page)))).toEqual([]);
    expect(pages.filter((page) => scriptsOf(page).length === 0).map(({ file }) => file)).toEqual([]);
  });

  it('copy that only React shows is in its scripts, not in pages @decision-23', () => {
    expect(over(0, ({ html }) => Number(html.includes(handOver.title)))).toEqual([]);
    expect(
      pages
        .flatMap((page) => scriptsOf(page))
        .some((file) => readFileSync(`out${file}`, 'utf8').includes(handOver.title)),
    ).toBe(true);
  });
});
