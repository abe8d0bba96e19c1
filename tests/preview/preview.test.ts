/* What a preview build, made in a copy of the tree, changes for crawlers and marketers. */
import { existsSync, readFileSync } from 'node:fs';
import { contactLabels } from '@/content/labels';
import { home } from '@/content/pages/home';
import { mainPhone } from '@/lib/contact-links';
import { previewRoutes } from '@/lib/routes';
import { siteAddress } from '@/lib/site-address';
import { buildPreview, copyTree } from '@/tools/demo';
import { attributes, everyPage } from '../support/pages';
import { copyOf } from '../support/texts';

const copy = copyTree('preview');
const out = `${copy}/out`;
beforeAll(() => {
  buildPreview(copy);
}, 600_000);

it('keeps every page out of search results, and lets crawlers fetch them to read so', () => {
  const pages = everyPage(out);
  expect(pages.length).toBeGreaterThan(everyPage('out').length);
  const robots = pages.map((page) => attributes(page, '[name=robots]', 'content').join());
  expect(robots.filter((content) => !/^noindex(,noindex)?$/.test(content))).toEqual([]);
  expect(readFileSync(`${out}/robots.txt`, 'utf8')).not.toMatch(/Disallow|Sitemap/);
});

it('has no policy, so that the tools of its host work', () => {
  expect(existsSync(`${out}/_headers`)).toBe(false);
});

it('has the other presentation of home, with its copy, and home as its canonical page @spec-1', () => {
  const { canonical, $ } = everyPage(out).find(({ path }) => path === previewRoutes.landing)!;
  expect(canonical).toBe(siteAddress);
  const { landing } = home;
  const other = home.presentation === 'sections' ? landing : home.hero;
  expect(copyOf(other).filter(({ text }) => !$('main').text().includes(text))).toEqual([]);
  expect($('#services li:has(svg)').length).toBeGreaterThanOrEqual(landing.services.items.length);
  const actions = `#home a[href="/contact"]:contains("${contactLabels.quote}"), #home a[href="${mainPhone.href}"]`;
  expect($(actions)).toHaveLength(2);
});
