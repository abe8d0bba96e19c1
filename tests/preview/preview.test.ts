/* What a preview build adds, read from the one that `npm run test:preview` makes with one sentence changed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { site } from '@/content/site';
import { compare } from '@/lib/build/review/changes';
import { readPrevious } from '@/lib/build/review/previous';
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
    expect(policy).not.toContain('unsafe');
    expect(sheet.$('[style]')).toHaveLength(0);
  });

  it('shows every page, canonical ones as results and cards that exist', () => {
    const { $ } = sheet;
    const shown = $('article[data-page]')
      .map((_, entry) => $(entry).attr('data-page'))
      .get();
    expect(shown.sort()).toEqual(pages.map((page) => page.path).sort());
    const entry = $('#page-services-seo-services');
    expect(entry.find('.result')).toHaveLength(2);
    expect(entry.find('.chat')).toHaveLength(3);
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
    if (!saved || !folder || !live || !('manifest' in saved) || !('manifest' in folder) || !('manifest' in live)) {
      throw new Error('a record is missing');
    }
    expect(saved.manifest).toEqual(folder.manifest);
    expect(compare(live.manifest, saved.manifest)).toEqual({
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
