/* What out/ has for crawlers, chats, browser tabs and home screens. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import sharp from 'sharp';
import { details } from '@/content/owner/details';
import { canonicalPages } from '@/lib/pages';
import { siteAddress } from '@/lib/site-address';
import { attributes, type ExportedPage, exportedPages, failing, type Fault, metaOf } from '../support/pages';

const read = (file: string) => readFileSync(`out/${file}`, 'utf8');
const pages = exportedPages();
const addressOf = (path: string) => siteAddress + (path === '/' ? '' : path);
const addresses = canonicalPages.map(({ path }) => addressOf(path)).sort();

it('sitemap.xml lists exactly the canonical pages, without dates, which would be wrong', () => {
  const xml = load(read('sitemap.xml'), { xml: true });
  expect(Array.from(xml('url > loc'), (loc) => xml(loc).text()).sort()).toEqual(addresses);
  expect(xml('lastmod, changefreq, priority')).toHaveLength(0);
});

it('robots.txt lets everything be fetched and names the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${siteAddress}/sitemap.xml`);
  expect(read('robots.txt')).not.toContain('Disallow');
});

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
const names = [...Object.keys(tagsOf(pages[0]!)), 'og:image', 'og:image:alt', 'description'];
const inHead = ['title', '[rel=canonical]', ...names.map((name) => `:is([property="${name}"], [name="${name}"])`)];

const faults: Readonly<Record<string, Fault>> = {
  'may be listed, with a large picture': (page) =>
    attributes(page, 'meta[name=robots]', 'content').join() !== 'max-image-preview:large',
  'names its canonical address, which of products is that of the service they repeat @spec-2': ({ path, canonical }) =>
    canonical !== addressOf(path.replace(/^\/products/, '/services')) && String(canonical),
  'has Open Graph tags that agree with it, and a card with a description': (page) => {
    const wrong = Object.entries(tagsOf(page)).find(([name, content]) => metaOf(page, name) !== content);
    const hasCard = cardOf(page).startsWith(`${siteAddress}/og/`) && (metaOf(page, 'og:image:alt')?.length ?? 0) > 20;
    return wrong?.[0] ?? !hasCard;
  },
  'has these tags once and in its first 16 kB, because chats read no more': ({ html }) => {
    const $ = load(Buffer.from(html).subarray(0, 16_384).toString());
    return inHead.find((tag) => $(`head > ${tag}`).length !== 1);
  },
};

it.each(Object.entries(faults))('every page %s', (_, fault) => expect(failing(pages, fault)).toEqual([]));

it('each page has its own card, but products share that of their service: a PNG of 1200 x 630', async () => {
  const owner = new Map(pages.map((page) => [cardOf(page), page.canonical]));
  expect(pages.map((page) => owner.get(cardOf(page)))).toEqual(pages.map(({ canonical }) => canonical));
  for (const card of owner.keys()) {
    const { format, width, height, size } = await sharp(readFileSync(`out${new URL(card).pathname}`)).metadata();
    expect([format, width, height, size! < 100_000]).toEqual(['png', 1200, 630, true]);
  }
});

it.each([100, 420])('home’s card has branches to the services, at %i px from the top', async (top) => {
  const area = await sharp('out/og/home.png').extract({ left: 620, top, width: 560, height: 100 }).toBuffer();
  expect((await sharp(area).stats()).entropy).toBeGreaterThan(0);
});
