/* What out/ has for crawlers, chats, browser tabs and home screens. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { details } from '@/content/owner/details';
import { canonicalPages } from '@/lib/pages';
import { siteAddress } from '@/lib/site-address';
import { budgets } from '@/tools/budgets';
import { type ExportedPage, exportedPage, exportedPages, failing } from '../support/pages';

const out = (file: string) => path.join('out', file);
const read = (file: string) => readFileSync(out(file), 'utf8');
const pages = exportedPages();

describe('sitemap.xml', () => {
  const xml = load(read('sitemap.xml'), { xml: true });

  it('lists exactly the canonical pages, without dates, which would be wrong @decision-5 @decision-23', () => {
    const addresses = xml('url > loc').map((_, loc) => xml(loc).text());
    const canonical = canonicalPages.map(({ path }) => siteAddress + (path === '/' ? '' : path));
    expect(addresses.get().sort()).toEqual(canonical.sort());
    expect(xml('lastmod, changefreq, priority')).toHaveLength(0);
  });
});

describe('robots.txt and robots tags', () => {
  it('let everything be fetched and name the sitemap', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${siteAddress}/sitemap.xml`);
    expect(read('robots.txt')).not.toContain('Disallow');
  });

  it('let every page be indexed, with a large card', () => {
    expect(
      failing(
        pages,
        ({ $ }) => $('meta[name=robots]').length !== 1 || !$('meta[content="max-image-preview:large"]').length,
      ),
    ).toEqual([]);
  });
});

describe('llms.txt', () => {
  it('links to every canonical page by its address', () => {
    const links = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link?.replace(siteAddress, ''));
    expect(links.map((link) => link || '/').sort()).toEqual(canonicalPages.map((page) => page.path).sort());
  });
});

describe('icons', () => {
  const { $ } = exportedPage('index.html');

  it('come with a colour for the browser’s bar in each scheme', () => {
    const medias = $('meta[name=theme-color]').map((_, meta) => $(meta).attr('media'));
    expect(medias.get()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('have the sizes in the manifest, and no transparent edge', async () => {
    const { icons, name } = JSON.parse(read('manifest.webmanifest')) as {
      name: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(name).toBe(details.name.value);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of icons) {
      const image = sharp(out(src));
      const { width, height } = await image.metadata();
      expect(`${width}x${height}`).toBe(sizes);
      expect((await image.stats()).isOpaque).toBe(true);
    }
    expect((await sharp(out('apple-touch-icon.png')).metadata()).width).toBe(180);
    expect(readFileSync(out('favicon.ico')).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});

const metaOf = ({ $ }: ExportedPage, name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
const imageOf = (page: ExportedPage) => metaOf(page, 'og:image') ?? '';

describe('the social card of each page', () => {
  it.each(pages.map((page) => [page.path, page] as const))('is named in the head of %s', (_, page) => {
    expect(imageOf(page)).toMatch(new RegExp(`^${siteAddress}/og/[a-z0-9-]+\\.png$`));
    expect(metaOf(page, 'og:image:width')).toBe('1200');
    expect(metaOf(page, 'og:image:height')).toBe('630');
    expect(metaOf(page, 'og:image:alt')?.length).toBeGreaterThan(20);
  });

  it('is in the first 16 kB with title, description and canonical, because chats read no more', () => {
    const read = ['title', '[name=description]', '[rel=canonical]', '[property="og:image"]', '[name="twitter:card"]'];
    const missing = ({ html }: ExportedPage) => {
      const $ = load(Buffer.from(html).subarray(0, 16_384).toString());
      return read.filter((name) => $(`head > ${name}`).length !== 1).join();
    };
    expect(failing(pages, missing)).toEqual([]);
  });

  it.each(readdirSync('out/og'))('is a PNG of 1200 x 630 within its budget: %s', async (name) => {
    const { format, width, height, size } = await sharp(readFileSync(out(`og/${name}`))).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(size).toBeLessThanOrEqual(budgets.card);
  });

  it('is its own, except that products share the card of their service @decision-5', () => {
    const expected = pages.map(({ canonical }) => canonical);
    const owner = new Map(pages.map((page) => [imageOf(page), page.canonical]));
    expect(pages.map((page) => owner.get(imageOf(page)))).toEqual(expected);
    expect(owner.size).toBe(new Set(expected).size);
  });
});
