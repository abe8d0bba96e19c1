/* What a preview build adds to the site, read from the build of tests/preview/build.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteAddress } from '@/lib/site-address';
import type { Review } from '@/tools/review/review';
import { everyPage, exportedPage } from '../support/pages';
import { redirect } from './redirect';

const out = path.join('.cache', 'preview', 'out');
const pages = everyPage(out).filter(({ file }) => `/${file}` !== redirect.from);
const sheet = exportedPage('review.html', out);
const read = (name: string) => readFileSync(path.join(out, name), 'utf8');

it('a preview keeps every page and its review out of search, also in a header', () => {
  for (const { $ } of [...pages, sheet]) {
    const rules = $('meta[name=robots]').map((_, meta) => $(meta).attr('content'));
    expect(rules.get().join()).toMatch(/^noindex(?:,noindex)?$/);
  }
  expect(read('_headers')).toMatch(/X-Robots-Tag: noindex/);
  // Crawlers must fetch a page to read its rules.
  expect(read('robots.txt')).not.toMatch(/Disallow/);
});

it('every page has a bar with branch and commit, and a link to the review', () => {
  for (const { path: at, $ } of pages) {
    const bar = $('[data-preview-bar]');
    expect([at, bar.text()]).toEqual([at, expect.stringContaining('<b>x</b>, commit 0123456')]);
    expect(bar.find('a[href="/review"]')).toHaveLength(1);
    expect(bar.find('script, b')).toHaveLength(0);
  }
});

it('the other presentation of home is at /landing, with home as canonical', () => {
  const [home, other] = ['/', '/landing'].map((at) => pages.find((page) => page.path === at));
  expect(other?.canonical).toBe(siteAddress);
  expect(other?.$('h1').text()).not.toBe(home?.$('h1').text());
});

it('the review has a new redirect, every page, all of them the same as in production, no script, and a policy', () => {
  const review = JSON.parse(read('review/review.json')) as Review;
  expect([review.edits, review.other, review.pictures]).toEqual([[], [], []]);
  expect(review.notes).toEqual([expect.objectContaining({ text: `/former-page leads to ${redirect.to}` })]);
  expect(review.same).toHaveLength(pages.length - 1);
  expect(sheet.$('script')).toHaveLength(0);
  expect(sheet.$('meta[http-equiv="Content-Security-Policy"]').attr('content')).not.toContain('unsafe');
  for (const at of review.same) expect(sheet.$(`a[href="${at}"]`).length).toBeGreaterThan(0);
});
