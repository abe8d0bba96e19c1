/* What a preview build adds, read from the one that `npm run test:preview` makes with one sentence changed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { site } from '@/content/site';
import { compare } from '@/tools/review/changes';
import { readPrevious } from '@/tools/review/previous';
import { exportedPage, exportedPages } from '../support/pages';
import { deadAddress, deadAddressSheet, previewOut, sentence } from '../support/preview-build';

// Reading two whole builds takes longer than Jest allows by itself on a busy machine.
jest.setTimeout(60_000);

const pages = [...exportedPages(previewOut), exportedPage('404.html', previewOut)];
const sheet = exportedPage('review.html', previewOut);

describe('a preview', () => {
  it.each([...pages, sheet].map((page) => [page.path, page] as const))('keeps %s out of search', (_, { $ }) => {
    const rules = $('meta[name=robots]')
      .map((__, meta) => $(meta).attr('content'))
      .get();
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.every((rule) => rule.includes('noindex'))).toBe(true);
  });

  it('has hosts say so in a header as well', () => {
    expect(readFileSync(path.join(previewOut, '_headers'), 'utf8')).toMatch(/X-Robots-Tag: noindex/);
  });

  it('does not hide its noindex from crawlers', () => {
    expect(readFileSync(path.join(previewOut, 'robots.txt'), 'utf8')).not.toMatch(/Disallow/);
  });

  it.each(pages.map((page) => [page.path, page] as const))('says on %s what it is a preview of', (_, { $ }) => {
    const bar = $('[data-preview-bar]');
    expect(bar.text()).toMatch(/new-copy.*0123456.*\d{4}/s);
    expect(bar.find('a[href="/review"]')).toHaveLength(1);
  });

  it('points its canonical links at the live site', () => {
    const listed = pages.flatMap(({ canonical }) => canonical ?? []);
    expect(listed).toHaveLength(pages.length - 1);
    expect(listed.filter((canonical) => !canonical.startsWith(site.url.value))).toEqual([]);
  });

  it('shows the other presentation of home', () => {
    const other = pages.find((page) => page.path === '/landing');
    const home = pages.find((page) => page.path === '/');
    expect(other?.canonical).toBe(site.url.value);
    expect(other?.$('h1').text()).not.toBe(home?.$('h1').text());
  });
});

describe('the review sheet', () => {
  it('has a policy that allows its own style and script and nothing else', () => {
    const policy = sheet.$('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(sheet.$('[style]')).toHaveLength(0);
  });

  it('lets the host frame its pages, and no other site', () => {
    const headers = readFileSync(path.join(previewOut, '_headers'), 'utf8');
    expect(headers).toContain("frame-ancestors 'self'");
    expect(headers).toContain('X-Frame-Options: SAMEORIGIN');
  });

  it('names each thing that needs attention once, with its place on the pages and its file', () => {
    const { $ } = sheet;
    const text = $('#attention').text();
    expect(text.split('Phone and WhatsApp number:')).toHaveLength(site.phone.isPlaceholder ? 2 : 1);
    const places = $('#attention li a[href^="/"]');
    const addresses = places.map((_, link) => new URL($(link).attr('href') ?? '', 'https://x').pathname).get();
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !pages.some((page) => page.path === address))).toEqual([]);
    const files = $('#attention code').map((_, code) => $(code).text().split(':')[0] ?? '');
    expect(files.get().filter((file) => !existsSync(file))).toEqual([]);
  });

  it('finds the words that a link into a page leads to on that page', () => {
    const { $ } = sheet;
    const links = $('#attention a[href*="#:~:text="]')
      .map((_, link) => $(link).attr('href') ?? '')
      .get();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const [address, fragment = ''] = link.split('#:~:text=');
      const page = pages.find((one) => one.path === address);
      const text = `${page?.$('title').text()} ${page?.$.html()}`.replace(/&amp;/g, '&').replace(/\s+/g, ' ');
      for (const part of fragment.split(',')) expect(text).toContain(decodeURIComponent(part));
    }
  });

  it('shows each page in a phone and a desktop frame, which wait until they are seen', () => {
    const { $ } = sheet;
    const frames = $('#page-about iframe');
    expect(frames.map((_, frame) => $(frame).attr('src')).get()).toEqual(['/about', '/about']);
    expect(frames.map((_, frame) => Number($(frame).attr('width'))).get()).toEqual([390, 1280]);
    expect($('iframe:not([loading=lazy])')).toHaveLength(0);
    expect($('#look iframe')).toHaveLength(pages.length);
  });

  it('puts the worst pages first and says what a first click on a column shows', () => {
    const { $ } = sheet;
    const scores = $('tbody td[data-value]').map((_, cell) => Number($(cell).attr('data-value')));
    expect(scores.get()).toEqual([...scores.get()].sort((one, other) => other - one));
    expect($('thead th:not([data-first])')).toHaveLength(0);
  });

  it('has its table as CSV and all of it as JSON beside it', () => {
    const file = (name: string) => readFileSync(path.join(previewOut, 'review', name), 'utf8');
    const lines = file('pages.csv').trim().split('\r\n');
    expect(lines).toHaveLength(pages.length + 1);
    const everything = JSON.parse(file('everything.json')) as { pages: { path: string; reach: { clicks?: number } }[] };
    expect(everything.pages.map((page) => page.path).sort()).toEqual(pages.map((page) => page.path).sort());
    expect(everything.pages.find((page) => page.path === '/about')?.reach.clicks).toBe(1);
  });

  it('shows every page, canonical ones as results and cards that exist', () => {
    const { $ } = sheet;
    const shown = $('article[data-page]')
      .map((_, entry) => $(entry).attr('data-page'))
      .get();
    expect(shown.sort()).toEqual(pages.map((page) => page.path).sort());
    const entry = $('#page-services-seo-services');
    expect(entry.find('.result')).toHaveLength(2);
    expect(entry.find('.chat figcaption').text()).toMatch(/WhatsApp.*Facebook.*LinkedIn.*X.*Slack.*iMessage/);
    expect(entry.find('figcaption time[datetime="2026-11"]')).toHaveLength(8);
    expect(entry.text()).toContain('FAQPage');
    const pictures = $('article img[src^="/og/"]').map((_, image) => $(image).attr('src'));
    expect(pictures.length).toBeGreaterThan(60);
    expect(pictures.get().filter((source) => !existsSync(path.join(previewOut, source)))).toEqual([]);
  });

  it('reports exactly the page and the sentence that changed, against the site served on loopback', () => {
    const { $ } = sheet;
    const changed = $('[data-changed]');
    expect($('#changes').text()).toMatch(/Compared with http:\/\/127\.0\.0\.1:\d+: 0 added, 0 removed, 1 changed/);
    expect(changed.map((_, entry) => $(entry).attr('data-changed')).get()).toEqual(['/about']);
    expect(changed.find('.change')).toHaveLength(1);
    expect(changed.find('del')).toHaveLength(0);
    expect(changed.find('ins').text().trim()).toBe('today');
    expect(changed.find('.change a').attr('href')).toMatch(/^\/about#:~:text=.+today/);
  });

  it('says in a sentence that the live site did not answer, and stays whole', () => {
    const $ = load(readFileSync(deadAddressSheet, 'utf8'));
    expect($('#changes p').text()).toBe(
      `${deadAddress} could not be read: nothing answers there. It may not be launched yet; nothing was compared.`,
    );
    expect($('article[data-page]')).toHaveLength(pages.length);
  });

  it('saves a record that a later build compares with as well as with the folder', async () => {
    const [saved, folder, live] = await Promise.all(
      [path.join(previewOut, 'review.json'), previewOut, 'out'].map((from) =>
        readPrevious([], { REVIEW_PREVIOUS: from }),
      ),
    );
    if (!saved || !folder || !live || !('pages' in saved) || !('pages' in folder) || !('pages' in live)) {
      throw new Error('a record is missing');
    }
    expect(saved.pages).toEqual(folder.pages);
    expect(compare(live.pages, saved.pages)).toEqual({
      added: [],
      removed: [],
      changed: [
        {
          paths: ['/about'],
          changes: [{ kind: 'text', before: sentence.before, after: sentence.after, at: { text: sentence.after } }],
        },
      ],
    });
  });
});
