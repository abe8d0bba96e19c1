/* What a preview build adds, read from the one that tests/support/preview-build.ts makes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { site } from '@/content/site';
import { textInAddress } from '@/tools/review/text-address';
import { lettersOf } from '@/tools/pages/letters';
import type { ReviewModel } from '@/tools/review/sheet/model';
import { exportedPage, exportedPages } from '../support/pages';
import { deadAddress, deadAddressSheet, previewOut } from '../support/preview-build';
import { breaks, textEdits } from '../support/preview-edits';

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
    expect(bar.find('a[href="/review"]').length).toBeGreaterThan(0);
  });

  it('shows the other presentation of home, with the live site’s home as canonical', () => {
    const [home, other] = ['/', '/landing'].map((at) => pages.find((page) => page.path === at));
    expect(other?.canonical).toBe(site.url.value);
    expect(other?.$('h1').text()).not.toBe(home?.$('h1').text());
  });
});

describe('the review sheet', () => {
  const { rows } = JSON.parse(readFileSync(path.join(previewOut, 'review/review.json'), 'utf8')) as ReviewModel;
  const isEditOf = (file: string, { note, level }: ReviewModel['rows'][number]) =>
    level !== 'warning' && note.startsWith(file);

  it('is exported like any page: its own styles, a policy, a compressed twin, within its budget', () => {
    const policy = sheet.$('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(sheet.$('[style], link[rel=stylesheet]')).toHaveLength(0);
    const [page, ...scripts] = ['review.html.br', 'review/sheet.js', 'review/page.js'].map((file) =>
      readFileSync(path.join(previewOut, file)),
    );
    const bytes = Buffer.concat([page!, ...scripts.map((script) => brotliCompressSync(script))]);
    expect(bytes.length).toBeLessThan(40_000);
  });

  it('has the broken link first with the file that contains it, then the promise, and one row per edit', () => {
    const [first, second] = rows;
    expect(first).toMatchObject({ level: 'block', name: 'Broken link', file: 'app/about/page.tsx' });
    expect(second).toMatchObject({ level: 'check', name: 'Promise changed', file: 'content/facts.ts' });
    const shown = sheet.$('#changes li[id]').map((_, item) => sheet.$(item).attr('id'));
    expect(shown.get()).toEqual(rows.map(({ id }) => id));
    for (const { file } of textEdits) expect(rows.filter((row) => isEditOf(file, row))).toHaveLength(1);
    // An edit may also break a rule of taste.
    const changes = rows.filter(({ level }) => level !== 'warning');
    expect(changes.length).toBeLessThanOrEqual(textEdits.length + breaks.length);
  });

  it.each(textEdits.map((edit) => [edit.file, edit] as const))('shows the words of the edit of %s', (file, edit) => {
    const row = rows.find((one) => isEditOf(file, one));
    const words = (kind: string) =>
      row?.parts.flatMap((part) => (part.kind === kind ? part.text.match(/[\p{L}\d]+/gu) : []));
    const added = edit.after.match(/[\p{L}\d]+/gu)?.filter((word) => !edit.before.includes(word)) ?? [];
    expect(words('added')).toEqual(expect.arrayContaining(added));
  });

  it('shows a title as search engines do, before and after', () => {
    const row = rows.find((one) => isEditOf('content/services/shopify-development.ts', one));
    expect(row).toMatchObject({
      name: 'Title changed',
      notes: [],
      places: [{ path: '/services/shopify-development' }],
    });
    const shown = sheet.$(`#${row!.id} figure`).map((_, figure) => sheet.$(figure).text());
    const { before, after } = textEdits.find(({ file }) => row!.file === file)!;
    expect(shown.get()).toEqual([expect.stringContaining(`Before${before}`), expect.stringContaining(`Now${after}`)]);
  });

  it.each(breaks.filter(({ row }) => row).map((edit) => [edit.row!] as const))('has one row that says “%s”', (name) => {
    expect(rows.filter((row) => row.name.match(name))).toHaveLength(1);
  });

  it('finds the words that a link into a page leads to on that page', () => {
    const { $ } = sheet;
    const links = $('a[href*="#see="]').map((_, link) => $(link).attr('href') ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links.get()) {
      const { pathname, hash } = new URL(link, site.url.value);
      const page = pages.find((one) => one.path === pathname);
      const letters = lettersOf(`${page?.$('title, body').text()} ${page?.$.html()}`);
      expect(letters).toContain(lettersOf(textInAddress(hash).quote));
    }
  });

  it('certifies the pages that are as they were', () => {
    expect(sheet.$('#pages').text()).toContain('Privacy policy Looks the same');
  });

  it('says in a sentence that the live site did not answer, and stays whole', () => {
    const $ = load(readFileSync(deadAddressSheet, 'utf8'));
    expect($('body').text()).toContain(
      `${deadAddress} could not be read: nothing answers there. It may not be launched yet; nothing was compared.`,
    );
    expect($('#pages').text()).toContain('SEO services');
  });
});
