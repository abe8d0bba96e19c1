/* What a preview build adds to the site, read from the build of tests/support/preview-build.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { servicePath } from '@/lib/routes';
import { siteAddress } from '@/lib/site-address';
import { listDifferences } from '@/tools/review/differences';
import type { Review } from '@/tools/review/group';
import { readFolder } from '@/tools/review/read';
import { exportedPage, exportedPages } from '../support/pages';
import { branch, previewOut, service } from '../support/preview-build';

const pages = [...exportedPages(previewOut), exportedPage('404.html', previewOut)];
const servicePaths = [servicePath(service.slug), servicePath(service.slug, 'products')];
const sheet = exportedPage('review.html', previewOut);
const read = (name: string) => readFileSync(path.join(previewOut, name), 'utf8');

describe('a preview', () => {
  it('keeps every page and its sheet out of search', () => {
    for (const { $ } of [...pages, sheet]) {
      const rules = $('meta[name=robots]').map((_, meta) => $(meta).attr('content'));
      expect(rules.get().join()).toMatch(/^noindex(?:,noindex)?$/);
    }
  });

  it('says so in a header as well, which crawlers may fetch', () => {
    expect(read('_headers')).toMatch(/X-Robots-Tag: noindex/);
    expect(read('robots.txt')).not.toMatch(/Disallow/);
  });

  it('has a bar without a script on every page, and is otherwise identical to production', async () => {
    const [preview, production] = [await readFolder(previewOut), await readFolder('out')];
    for (const { path: at, $ } of pages) {
      const bar = $('[data-preview-bar]');
      expect([at, bar.text()]).toEqual([at, expect.stringContaining(`${branch}, commit 0123456`)]);
      expect(bar.find('a[href="/review"]')).toHaveLength(1);
      expect(bar.find('script, b')).toHaveLength(0);
    }
    const { pages: states } = await listDifferences({ ...production, from: '', unread: [] }, preview);
    expect(states.filter(({ state }) => state !== 'identical')).toEqual([]);
  });

  it('shows the other presentation of home, with the live site’s home as canonical', () => {
    const [home, other] = ['/', '/landing'].map((at) => pages.find((page) => page.path === at));
    expect(other?.canonical).toBe(siteAddress);
    expect(other?.$('h1').text()).not.toBe(home?.$('h1').text());
  });
});

describe('the review', () => {
  const review = JSON.parse(read('review/review.json')) as Review;
  const paths = (state: string) => review.pages.flatMap((page) => (page.state === state ? [page.path] : []));

  it('has the state of every page', () => {
    expect(paths('text').sort()).toEqual([...servicePaths, '/refund-policy'].sort());
    expect(paths('new')).toEqual(['/faq']);
    expect(paths('identical')).toHaveLength(review.pages.length - 4);
    expect(review.pages).toHaveLength(pages.length - 1);
  });

  it('is shown on a sheet with a policy, with a branch’s name as text and links to edit it', () => {
    const policy = sheet.$('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(sheet.$('header').text()).toContain(branch);
    const changes = sheet.$('section[aria-labelledby=changes]');
    for (const { after } of review.rows) expect(changes.text()).toContain(after);
    const links = changes.find('a[href^="https://github.com/"]').map((_, link) => new URL(sheet.$(link).attr('href')!));
    const legal = links.get().find(({ pathname }) => pathname.endsWith('/content/legal/refund-policy.ts'));
    expect(decodeURIComponent(legal!.pathname)).toContain(`/shop/site/edit/${branch}/content/`);
    expect(legal!.hash).toMatch(/^#L\d+$/);
  });
});
