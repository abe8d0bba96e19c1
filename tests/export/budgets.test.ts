/* What a visitor downloads, page by page, in bytes. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { handOver } from '@/content/hand-over';
import { everyPage, type ExportedPage } from '../support/pages';

const pages = everyPage();

/** Pages that pass a limit, each with its figure. */
const over = (limit: number, measure: (page: ExportedPage) => number) =>
  pages
    .map((page) => [page.file, measure(page)] as const)
    .flatMap(([file, figure]) => (figure > limit ? [`${file}: ${figure} of ${limit}`] : []));

/** Files a browser requests automatically: fonts of the styles, images, the icon, the manifest. */
function filesWith({ $ }: ExportedPage): string[] {
  const fonts = Array.from(
    $('style')
      .text()
      .matchAll(/url\(["']?(\/[^"')]+)/g),
    ([, address]) => address ?? '',
  );
  const images = $('img[src], source[srcset], video, audio, iframe, object, embed')
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

/** Files that the matching islands of a page fetch to wake, each once. */
const scriptsOf = ({ $ }: ExportedPage, islands = '[data-island]') => [
  ...new Set(
    $(islands)
      .map((_, element) => $(element).attr('data-load')?.split(' ') ?? [])
      .get(),
  ),
];

const zipped = (addresses: readonly string[]) => addresses.reduce((sum, address) => sum + sizeOf(address, 'gz'), 0);

/** A page at Brotli 11 without its content: head, styles, inline scripts, header and footer. */
function sizeOfFrame({ html }: ExportedPage): number {
  const frame = html.replace(/(<main[^>]*>).*(<\/main>)/s, '$1$2');
  return brotliCompressSync(frame, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

describe('the bytes of a page @decision-20', () => {
  it('are at most 10,700 outside the content of <main>', () => {
    expect(over(10_700, sizeOfFrame)).toEqual([]);
  });

  it('are at most 16,500 in all, with a note above 14,000', () => {
    const size = ({ file }: ExportedPage) => sizeOf(`/${file}`);
    expect(over(16_500, size)).toEqual([]);
    // Ten TCP segments: up to there a page arrives in one round trip.
    const long = over(14_000, size);
    if (long.length > 0) process.stderr.write(`Note: more than one round trip: ${long.join('; ')}\n`);
  });
});

describe('before a visitor touches anything', () => {
  it('no script or preload is fetched, and no stylesheet but the one for print, which no screen waits for', () => {
    const early = 'script[src], link[rel=stylesheet]:not([media=print]), link[rel*=preload], link[rel=prefetch]';
    expect(over(0, ({ $ }) => $(early).length)).toEqual([]);
  });

  it('at most three files follow a page, 18 kB together', () => {
    expect(over(3, (page) => filesWith(page).length)).toEqual([]);
    expect(over(18_000, (page) => filesWith(page).reduce((sum, address) => sum + sizeOf(address), 0))).toEqual([]);
  });

  // Contact's copying, opening hours, service line and mail must not wait for a file that may fail.
  it('inline scripts are at most 2.7 kB, with a suggestion 3.2 kB, with a form 3.4 kB, on /contact 4.3 kB', () => {
    const limit = ({ path }: ExportedPage) => ({ '/contact': 4300, '/': 3400, '/404': 3200 })[path] ?? 2700;
    expect(over(0, (page) => Math.max(0, page.$('script:not([type])').text().length - limit(page)))).toEqual([]);
  });
});

describe('after an island is touched @decision-15', () => {
  it('the form costs at most 95 kB, all islands of a page together 120 kB', () => {
    expect(over(95_000, (page) => zipped(scriptsOf(page, '[data-island="message-form"]')))).toEqual([]);
    expect(over(120_000, (page) => zipped(scriptsOf(page)))).toEqual([]);
    expect(pages.filter((page) => scriptsOf(page).length === 0).map(({ file }) => file)).toEqual([]);
  });

  it('what only React shows comes with it @decision-23', () => {
    expect(over(0, ({ html }) => Number(html.includes(handOver.title)))).toEqual([]);
    expect(
      pages
        .flatMap((page) => scriptsOf(page))
        .some((file) => readFileSync(`out${file}`, 'utf8').includes(handOver.title)),
    ).toBe(true);
  });
});
