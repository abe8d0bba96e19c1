/* What a visitor downloads, page by page, in bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chunksNamedIn } from '@/lib/build/export/chunks';
import { buildInlineScripts } from '@/lib/build/export/inline-scripts';
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
  const images = $('img[src], source[srcset], video, audio, iframe, object, embed')
    .map((_, element) => $(element).attr('src') ?? '?')
    .get();
  const icon = $('link[rel=icon][type="image/svg+xml"], link[rel=icon]').last().attr('href');
  return [...new Set([...fonts, ...images, ...(icon ? [icon] : [])])];
}

const sizeOf = (address: string) => {
  const bytes = readFileSync(`out${address.split('?')[0]}`);
  return /\.(svg|ico|webmanifest)$/.test(address.split('?')[0] ?? '') ? brotli(bytes) : bytes.length;
};

/** What a page can fetch once awake: its payload, the chunks that names, and those they fetch later. */
function scriptsOf({ $ }: ExportedPage): string[] {
  const found = new Set<string>();
  const pending = [($('script[data-wake]').attr('data-wake') ?? '').slice(1)];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (found.has(file) || !existsSync(`out/${file}`)) continue;
    found.add(file);
    pending.push(...chunksNamedIn(readFileSync(`out/${file}`, 'utf8')));
  }
  return [...found];
}

describe('before a visitor asks for more', () => {
  it('a page with its styles is at most 14,000 bytes', () => {
    expect(over(14_000, ({ html }) => brotli(html))).toEqual([]);
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

  it('inline scripts are at most 2 kB, 1.2 kB of them the loader', async () => {
    expect(over(2000, ({ $ }) => $('script:not([type])').text().length)).toEqual([]);
    const [loader] = await buildInlineScripts();
    expect(loader?.code.length).toBeLessThanOrEqual(1200);
    expect(
      over(0, ({ $ }) =>
        $('script[data-wake]')
          .text()
          .startsWith(loader?.code ?? '')
          ? 0
          : 1,
      ),
    ).toEqual([]);
  });
});

describe('after waking', () => {
  it('all scripts together are at most 170 kB, those fetched later included', () => {
    const sizes = new Map<string, number>();
    const size = (file: string) => {
      const known = sizes.get(file) ?? gzipSync(readFileSync(`out/${file}`), { level: 9 }).length;
      sizes.set(file, known);
      return known;
    };
    const total = (page: ExportedPage) => scriptsOf(page).reduce((sum, file) => sum + size(file), 0);
    expect(over(170_000, total)).toEqual([]);
    expect(Math.min(...pages.map(total))).toBeGreaterThan(100_000);
  });
});
