/* out/ has the site and nothing else: no client of Next, nothing of previews, nothing from elsewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { pageFile, pages as registry } from '@/lib/pages';
import { files as linkedFiles, statusRoutes } from '@/lib/routes';
import { cardPath, socialCards } from '@/lib/social-card';
import { siteAddress } from '@/lib/site-address';
import { attributes, everyPage, type ExportedPage, failing, filesIn, textsOf } from '../support/pages';

const pages = everyPage();
const files = filesIn('out');

/** Files that routes, next-sitemap and the export make, beside pages and those of public/. */
const made = [
  linkedFiles.contactCard,
  ...socialCards.map(cardPath),
  ...['/llms.txt', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
].map((path) => path.slice(1));
/** With hashes in their names, and the words for the review. */
const hashed = /^_next\/static\/(media\/[\w.-]+\.woff2|scripts\/[\w-]+\.js|pictures\/[\w-]+\.(jpeg|webp)|words\.json)$/;

/** What a browser loads with a page. */
const loaded = (page: ExportedPage) => [
  ...['script', 'img', 'iframe', 'source'].flatMap((name) => attributes(page, `${name}[src]`, 'src')),
  ...attributes(page, 'link:not([rel=canonical])', 'href'),
  ...attributes(page, '[srcset]', 'srcset').flatMap((list) => list.split(', ').map((one) => one.split(' ')[0]!)),
  ...textsOf(page, 'style').flatMap((text) => text.match(/(?<=(?:url\(|@import )["']?)[^"')]+/g) ?? []),
];
/** What crawlers load: cards, and pictures in structured data. */
const crawled = ({ html }: ExportedPage) =>
  html.match(/https?:\/\/[^"\s]+\.(?:png|jpeg|webp)/g)?.filter((address) => address.startsWith(siteAddress)) ?? [];

it('has exactly the pages of lib/pages.ts and those that hosts show in place of another @spec-2', () => {
  const expected = [...registry.map(({ path }) => path), ...Object.values(statusRoutes)].map(pageFile);
  expect(pages.map(({ file }) => file)).toEqual(expected.sort());
});

it('has only what public/, a route or the export made, and no original of a picture', () => {
  const known = [...filesIn('public').filter((file) => !file.startsWith('pictures/')), ...made];
  const isPage = (name: string) => pages.some(({ file }) => file === name);
  expect(files.filter((file) => !known.includes(file) && !hashed.test(file) && !isPage(file))).toEqual([]);
  expect(known.filter((file) => !files.includes(file))).toEqual([]);
});

it('has every file that its pages load, all of them from the site itself @spec-7', () => {
  const lost = (page: ExportedPage) =>
    [...loaded(page), ...crawled(page).map((address) => address.slice(siteAddress.length))].find(
      (address) => !address.startsWith('data:') && !(/^\/(?!\/)/.test(address) && existsSync(`out${address}`)),
    );
  expect(failing(pages, lost)).toEqual([]);
});

it('pages have one script of ours and nothing of Next’s client, which would hydrate them', () => {
  const scripts = 'script:not([type="application/ld+json"], [type=speculationrules])';
  expect(failing(pages, ({ $ }) => $(scripts).length !== 1)).toEqual([]);
  const foreign = (page: ExportedPage) =>
    attributes(page, scripts, 'src').find((src) => !src.startsWith('/_next/static/scripts/')) ??
    /__next|_next\/static\/chunks|self\.__|TURBOPACK/.exec(page.html)?.[0];
  expect(failing(pages, foreign)).toEqual([]);
});

it('production has nothing of previews', () => {
  const texts = files.filter((file) => /\.(html|json|txt|xml|webmanifest)$/.test(file));
  const ofPreviews = /data-preview|"\/review|href="\/landing"/;
  expect(texts.filter((file) => ofPreviews.test(readFileSync(`out/${file}`, 'utf8')))).toEqual([]);
});
