/* How many bytes visitors download. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { isText } from 'domhandler';
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
  return [...new Set([...fonts, ...images, ...(icon ? [icon] : [])])];
}

/** As served: compressed where that saves bytes. */
function sizeOf(address: string, twin: 'br' | 'gz' = 'br'): number {
  const file = `out${address.split('?')[0]}`;
  return statSync(existsSync(`${file}.${twin}`) ? `${file}.${twin}` : file).size;
}

/** The files that a page's inline script imports, with those that they import, each once. */
function scriptsOf({ $ }: ExportedPage, name = ''): string[] {
  const found = new Set<string>();
  const add = (address: string): void => {
    if (found.has(address)) return;
    found.add(address);
    const code = readFileSync(`out${address}`, 'utf8');
    for (const [, file] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      add(path.posix.join(address, '..', file!));
  };
  for (const [, address] of $('script')
    .text()
    .matchAll(/import\("([^"]+)"\)/g))
    if (address!.includes(name)) add(address!);
  return [...found];
}

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
  it('a page fetches no script, no preload and no stylesheet', () => {
    const early = 'script[src], link[rel=stylesheet], link[rel*=preload], link[rel=prefetch]';
    expect(over(0, ({ $ }) => $(early).length)).toEqual([]);
  });

  it('few files are requested after a page', () => {
    const { count, bytes } = budgets.filesAfterPage;
    expect(over(count, (page) => filesWith(page).length)).toEqual([]);
    expect(over(bytes, (page) => filesWith(page).reduce((sum, address) => sum + sizeOf(address), 0))).toEqual([]);
  });
});

describe('after a visitor uses the form or a copy button @decision-15', () => {
  it('scripts keep the budgets: for the form, and for all of a page', () => {
    expect(over(budgets.formScripts, (page) => zipped(scriptsOf(page, '/send-dialog-')))).toEqual([]);
    expect(over(budgets.allScripts, (page) => zipped(scriptsOf(page)))).toEqual([]);
    const contact = pages.find(({ path }) => path === '/contact')!;
    expect(zipped(scriptsOf(contact, '/send-dialog-'))).toBeGreaterThan(10_000);
  });
});
