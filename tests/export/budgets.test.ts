/* How many bytes visitors download. Guard rails: no trick is worth a few bytes less. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { attributes, everyPage } from '../support/pages';

const limits = {
  /** A page at Brotli 11 without the words of `<main>`: a longer paragraph must never fail a test. */
  page: 19_500,
  /** Files of script, and their bytes as gzip, before a visitor uses anything. */
  firstFiles: 3,
  firstScripts: 6_000,
  /** All scripts as gzip: with the form's dialog and a notification. */
  allScripts: 112_000,
};

// Pages under /products repeat those under /services.
const pages = everyPage().filter(({ path }) => !path.startsWith('/products/'));
const gzipped = (file: string) => gzipSync(readFileSync(`out${file}`)).length;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

it('a page without its words keeps its budget', () => {
  const sizeWithoutWords = (html: string) => {
    const $ = load(html);
    // The owner's projects and people are content too.
    $('#work, #projects, #people').remove();
    const texts = $('main *').contents();
    texts.filter((_, { type }) => type === 'text').remove();
    return brotliCompressSync($.html()).length;
  };
  const sizes = pages.map(({ file, html }) => ({ file, size: sizeWithoutWords(html) }));
  expect(sizes.filter(({ size }) => size > limits.page)).toEqual([]);
});

it('a first visit loads a few small scripts, and no stylesheet or other file ahead', () => {
  const loads = pages.map((page) => {
    const scripts = [...attributes(page, 'script[src]', 'src'), ...attributes(page, '[rel=modulepreload]', 'href')];
    const others = page.$('link[rel=stylesheet], link[rel=preload], link[rel=prefetch]').length;
    return { file: page.file, others, count: scripts.length, bytes: sum(scripts.map(gzipped)) };
  });
  const isOver = ({ others, count, bytes }: (typeof loads)[number]) =>
    others > 0 || count === 0 || count > limits.firstFiles || bytes > limits.firstScripts;
  expect(loads.filter(isOver)).toEqual([]);
});

it('all scripts keep their budget, with the form’s dialog and a notification', () => {
  const folder = '/_next/static/scripts';
  const bytes = sum(readdirSync(`out${folder}`).map((file) => gzipped(`${folder}/${file}`)));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(limits.allScripts);
});
