/* What a preview build adds, read from the one that `npm run test:preview` makes with the edits of preview-edits. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { site } from '@/content/site';
import { seenIn } from '@/tools/review/text-address';
import { parsePage } from '@/tools/pages/page';
import type { Verdict } from '@/tools/review/annotations';
import { lookOf } from '@/tools/review/look';
import { exportedPage, exportedPages } from '../support/pages';
import { deadAddress, deadAddressSheet, previewOut } from '../support/preview-build';
import { breaks, textEdits } from '../support/preview-edits';

// Reading two whole builds takes longer than Jest allows by itself on a busy machine.
jest.setTimeout(60_000);

const pages = [...exportedPages(previewOut), exportedPage('404.html', previewOut)];
const sheet = exportedPage('review.html', previewOut);

describe('a preview', () => {
  it.each([...pages, sheet].map((page) => [page.path, page] as const))('keeps %s out of search', (_, { $ }) => {
    const rules = $('meta[name=robots]').map((__, meta) => $(meta).attr('content'));
    expect(rules.get()).toEqual(expect.arrayContaining([expect.stringContaining('noindex')]));
    expect(rules.get().filter((rule) => !rule.includes('noindex'))).toEqual([]);
  });

  it('has hosts say so in a header as well, and lets crawlers read it', () => {
    const read = (name: string) => readFileSync(path.join(previewOut, name), 'utf8');
    expect(read('_headers')).toMatch(/X-Robots-Tag: noindex/);
    expect(read('robots.txt')).not.toMatch(/Disallow/);
  });

  it.each(pages.map((page) => [page.path, page] as const))('says on %s what it is a preview of', (_, { $ }) => {
    const bar = $('[data-preview-bar]');
    expect(bar.text()).toMatch(/new-copy.*0123456.*\d{4}/s);
    expect(bar.find('a[href="/review"]')).toHaveLength(1);
  });

  it('shows the other presentation of home, with the live site’s home as canonical', () => {
    const [home, other] = ['/', '/landing'].map((at) => pages.find((page) => page.path === at));
    expect(other?.canonical).toBe(site.url.value);
    expect(other?.$('h1').text()).not.toBe(home?.$('h1').text());
  });
});

describe('the review sheet', () => {
  const verdict = readFileSync(path.join(previewOut, 'review/verdict.json'), 'utf8');
  const { items, isBlocked, findings } = JSON.parse(verdict) as Verdict;
  const text = sheet.$('body').text().replace(/\s+/g, ' ');

  it('is exported like any page: its own styles, a policy, a compressed twin, within its budget', () => {
    const policy = sheet.$('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(sheet.$('[style], link[rel=stylesheet]')).toHaveLength(0);
    const [page, ...scripts] = ['review.html.br', 'review/sheet.js', 'review/page.js'].map((file) =>
      readFileSync(path.join(previewOut, file)),
    );
    const bytes = Buffer.concat([page!, ...scripts.map((script) => brotliCompressSync(script))]);
    expect(bytes.length).toBeLessThan(30_000);
    sheet.$('template').remove();
    expect(sheet.$('*').length).toBeLessThan(2500);
  });

  it('says first that the broken link blocks, that a promise changed and that pages may look different', () => {
    expect(isBlocked).toBe(true);
    expect(items).toEqual([
      '1 broken link',
      '1 promise changed',
      `${textEdits.length - 1} texts changed`,
      '1 link changed',
      expect.stringMatching(/^\d+ pages may look different$/),
    ]);
    for (const item of items) expect(text).toContain(item);
    expect(findings).toMatchObject([{ heading: 'Broken links', file: 'content/pages/about.ts' }]);
  });

  it.each(textEdits.map((edit) => [edit.file, edit] as const))('names the edit of %s with its file', (file, edit) => {
    const row = sheet.$('#changes li[id^=change-]').filter((_, one) => sheet.$(one).text().includes(file));
    expect(row.length).toBeGreaterThan(0);
    const wordsOf = (text: string): string[] => text.match(/[\p{L}\d–]+/gu) ?? [];
    const words = wordsOf(edit.after).filter((word) => !wordsOf(edit.before).includes(word));
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(row.text()).toContain(word);
  });

  it('sees no difference in a page that only has the preview’s bar', async () => {
    const look = (folder: string, html: string) =>
      lookOf(parsePage('contact.html', html), (address) => readFile(path.join(folder, address)));
    const [spacing] = breaks.filter(({ file }) => file.endsWith('tokens.css'));
    const html = readFileSync(path.join(previewOut, 'contact.html'), 'utf8');
    const unbroken = html.replace(spacing?.after ?? '', spacing?.before ?? '');
    const live = await look('out', readFileSync('out/contact.html', 'utf8'));
    expect(await look(previewOut, unbroken)).toBe(live);
    expect(await look(previewOut, html)).not.toBe(live);
  });

  it('finds the words that a link into a page leads to on that page', () => {
    const { $ } = sheet;
    const links = $('a[href*="#see="]').map((_, link) => $(link).attr('href') ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links.get()) {
      const { pathname, hash } = new URL(link, site.url.value);
      const page = pages.find((one) => one.path === pathname);
      // The page looks for it without spaces, since a time's number and unit are elements of their own.
      const letters = `${page?.$('title, body').text()} ${page?.$.html()}`.replace(/\s+/g, '');
      expect(letters).toContain(seenIn(hash).quote.replace(/\s+/g, ''));
    }
  });

  it('says in a sentence that the live site did not answer, and stays whole', () => {
    const $ = load(readFileSync(deadAddressSheet, 'utf8'));
    expect($('body').text()).toContain(
      `${deadAddress} could not be read: nothing answers there. It may not be launched yet; nothing was compared.`,
    );
    expect($('#pages').text()).toContain('SEO services');
  });
});
