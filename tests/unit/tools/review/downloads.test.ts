/** @jest-environment node */
import { everythingJson, pagesCsv } from '@/tools/review/downloads';
import { reviewSite } from '@/tools/review/review-site';
import { pageWith } from '@/tests/support/page-facts';

const page = { ...pageWith('/', '<h1>Home</h1>'), title: '=1+1, "quoted"' };
const review = reviewSite([page], new Set(['/']), []);

describe('pagesCsv', () => {
  it('has a line a page under its headings, for a spreadsheet that must not run it', () => {
    const [head, line, end] = pagesCsv(review.pages).split('\r\n');
    expect(head).toMatch(/^\uFEFFPage,Needs attention,Title,/);
    expect(line).toContain(`"'=1+1, ""quoted"""`);
    expect(line).toContain('Little text: 1 words');
    expect(end).toBe('');
  });
});

describe('everythingJson', () => {
  it('holds pages, problems and targets, and not the pages’ whole text', () => {
    const data = JSON.parse(everythingJson({ ...review, build: { branch: 'a', commit: 'b', date: '2026-11-21' } }));
    expect(Object.keys(data).sort()).toEqual(['build', 'pages', 'problems', 'targets']);
    expect(data.pages[0]).toMatchObject({ path: '/', reach: { isInSitemap: true } });
    expect(data.pages[0]).not.toHaveProperty('everything');
  });
});
