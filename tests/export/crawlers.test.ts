/* What out/ has for crawlers, chats, browser tabs and home screens. */
import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import sharp from 'sharp';
import { details } from '@/content/owner/details';
import { canonicalPages } from '@/lib/pages';
import { siteAddress } from '@/lib/site-address';
import { attributes, type ExportedPage, exportedPage, exportedPages, failing, metaOf } from '../support/pages';

const read = (file: string) => readFileSync(`out/${file}`, 'utf8');
const pages = exportedPages();
const addressOf = (path: string) => siteAddress + (path === '/' ? '' : path);
const addresses = canonicalPages.map(({ path }) => addressOf(path)).sort();

it('sitemap.xml lists exactly the canonical pages, without dates, which would be wrong @decision-5 @decision-23', () => {
  const xml = load(read('sitemap.xml'), { xml: true });
  expect(Array.from(xml('url > loc'), (loc) => xml(loc).text()).sort()).toEqual(addresses);
  expect(xml('lastmod, changefreq, priority')).toHaveLength(0);
});

it('llms.txt links to every canonical page by its address', () => {
  const links = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  expect(links.sort()).toEqual(addresses);
});

it('robots.txt lets everything be fetched and names the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${siteAddress}/sitemap.xml`);
  expect(read('robots.txt')).not.toContain('Disallow');
});

it('the browser’s bar has a colour in each scheme', () => {
  const medias = attributes(exportedPage('index.html'), 'meta[name=theme-color]', 'media');
  expect(medias).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

it('icons have the sizes in the manifest, and no transparent edge', async () => {
  type Icon = { src: string; sizes: string; purpose: string };
  const { icons, name } = JSON.parse(read('manifest.webmanifest')) as { name: string; icons: Icon[] };
  expect(name).toBe(details.name.value);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const image = sharp(`out${src}`);
    const { width, height } = await image.metadata();
    expect([src, `${width}x${height}`, (await image.stats()).isOpaque]).toEqual([src, sizes, true]);
  }
  expect(readFileSync('out/favicon.ico').subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

const inHead = ['title', '[name=description]', '[rel=canonical]', '[property="og:image"]', '[name="twitter:card"]'];
const cardOf = (page: ExportedPage) => metaOf(page, 'og:image') ?? '';
const tagsOf = (page: ExportedPage): Record<string, string | undefined> => ({
  'og:title': page.$('head title').text(),
  'og:description': metaOf(page, 'description'),
  'og:url': page.canonical,
  'og:type': 'website',
  'og:site_name': details.name.value,
  'og:locale': 'en_IN',
  'og:image:width': '1200',
  'og:image:height': '630',
  'twitter:card': 'summary_large_image',
});

const faults: Readonly<Record<string, (page: ExportedPage) => string | boolean | undefined>> = {
  'may be listed, with a large picture': ({ $ }) =>
    $('meta[name=robots]').length !== 1 || $('meta[content="max-image-preview:large"]').length !== 1,
  'names its canonical address, which of products is that of the service they repeat @spec-2 @decision-5': ({
    path,
    canonical,
  }) => canonical !== addressOf(path.replace(/^\/products/, '/services')) && String(canonical),
  'has Open Graph tags that agree with it, and a card with a description': (page) => {
    const wrong = Object.entries(tagsOf(page)).find(([name, content]) => metaOf(page, name) !== content);
    const hasCard = /\/og\/[a-z0-9-]+\.png$/.test(cardOf(page)) && (metaOf(page, 'og:image:alt')?.length ?? 0) > 20;
    return wrong?.[0] ?? !(hasCard && cardOf(page).startsWith(siteAddress));
  },
  'has title, description, canonical address and card in its first 16 kB, because chats read no more': ({ html }) => {
    const $ = load(Buffer.from(html).subarray(0, 16_384).toString());
    return inHead.find((tag) => $(`head > ${tag}`).length !== 1);
  },
};

it.each(Object.entries(faults))('every page %s', (_, fault) => expect(failing(pages, fault)).toEqual([]));

it.each(readdirSync('out/og'))('the card %s is a PNG of 1200 x 630 within its budget', async (name) => {
  const { format, width, height, size } = await sharp(readFileSync(`out/og/${name}`)).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(size).toBeLessThanOrEqual(100_000);
});

it('each page has its own card, but products share that of their service @decision-5', () => {
  const owner = new Map(pages.map((page) => [cardOf(page), page.canonical]));
  expect(pages.map((page) => owner.get(cardOf(page)))).toEqual(pages.map(({ canonical }) => canonical));
  expect(owner.size).toBe(new Set(owner.values()).size);
});
