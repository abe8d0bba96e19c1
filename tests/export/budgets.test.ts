/* What a visitor downloads, page by page, in bytes. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type ExportedPage, exportedPage, exportedPages } from '../support/pages';

const pages = [...exportedPages(), exportedPage('404.html')];
const brotli = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Pages that pass a limit, each with its figure. */
const over = (limit: number, measure: (page: ExportedPage) => number) =>
  pages.flatMap((page) => (measure(page) > limit ? [`${page.file}: ${measure(page)} of ${limit}`] : []));

/** Files a browser fetches with the page on its own: fonts its styles name, images, the icon, the manifest. */
function filesWith({ $ }: ExportedPage): string[] {
  const fonts = Array.from(
    $('style')
      .text()
      .matchAll(/url\(["']?(\/[^"')]+)/g),
    ([, address]) => address ?? '',
  );
  // Lazy images are not on screen: tests/e2e/drawings.spec.ts sees that they are not fetched.
  const images = $('img[src]:not([loading=lazy]), source[srcset], video, audio, iframe, object, embed')
    .map((_, element) => $(element).attr('src') ?? '?')
    .get();
  const icon = $('link[rel=icon][type="image/svg+xml"], link[rel=icon]').last().attr('href');
  return [...new Set([...fonts, ...images, ...(icon ? [icon] : [])])];
}

const sizeOf = (address: string) => {
  const bytes = readFileSync(`out${address.split('?')[0]}`);
  return /\.(svg|ico|webmanifest)$/.test(address.split('?')[0] ?? '') ? brotli(bytes) : bytes.length;
};

/** What the islands of a page fetch to wake, those that match; each file once. */
const scriptsOf = ({ $ }: ExportedPage, islands = '[data-island]') => [
  ...new Set(
    $(islands)
      .map((_, element) => $(element).attr('data-load')?.split(' ') ?? [])
      .get(),
  ),
];

const zipped = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + gzipSync(readFileSync(`out${address}`), { level: 9 }).length, 0);

describe('before a visitor asks for more', () => {
  it('a page with its styles is at most 14,000 bytes, and 12,200 on average', () => {
    expect(over(14_000, ({ html }) => brotli(html))).toEqual([]);
    expect(pages.reduce((sum, { html }) => sum + brotli(html), 0) / pages.length).toBeLessThanOrEqual(12_200);
  });

  it('no script, stylesheet or preload is fetched', () => {
    expect(
      over(0, ({ $ }) => $('script[src], link[rel=stylesheet], link[rel*=preload], link[rel=prefetch]').length),
    ).toEqual([]);
  });

  it('at most three files follow the page, 32 kB with it', () => {
    expect(over(3, (page) => filesWith(page).length)).toEqual([]);
    expect(
      over(32_000, (page) => brotli(page.html) + filesWith(page).reduce((sum, address) => sum + sizeOf(address), 0)),
    ).toEqual([]);
  });

  // Contact's copying, opening hours, service line and mail must not wait for a file that may fail.
  it('inline scripts are at most 3 kB, on the 404 page 3.2 kB, on /contact 3.5 kB', () => {
    const limit = ({ path }: ExportedPage) => ({ '/contact': 3500, '/404': 3200 })[path] ?? 3000;
    expect(over(0, (page) => Math.max(0, page.$('script:not([type])').text().length - limit(page)))).toEqual([]);
  });
});

describe('after waking', () => {
  it('the form costs at most 95 kB, all islands of a page together 120 kB', () => {
    expect(over(95_000, (page) => zipped(scriptsOf(page, '[data-island="message-form"]')))).toEqual([]);
    expect(over(120_000, (page) => zipped(scriptsOf(page)))).toEqual([]);
    expect(pages.filter((page) => scriptsOf(page).length === 0).map(({ file }) => file)).toEqual([]);
  });

  it('no file of an island fetches another that the page does not know', () => {
    const known = new Set(pages.flatMap((page) => scriptsOf(page)));
    const named = [...known].flatMap((address) =>
      Array.from(
        readFileSync(`out${address}`, 'utf8').matchAll(/["']\.\/([\w-]+\.js)["']/g),
        ([, name]) => `/_next/static/islands/${name}`,
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => !known.has(address))).toEqual([]);
  });
});
