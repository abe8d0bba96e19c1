/** @jest-environment node */
import { pagesCsv } from '@/tools/review/downloads';
import { findingsIn } from '@/tools/check/rules';
import { reviewSite } from '@/tools/review/review-site';
import { pageWith } from '@/tests/support/page-record';

const page = { ...pageWith('/', '<h1>Home</h1>'), title: '=1+1, "quoted"' };
const review = reviewSite([page], findingsIn({ site: { pages: [page], files: [] } }));

describe('pagesCsv', () => {
  it('has one line per page under its headings, and no cell that a spreadsheet would run', () => {
    const [head, line, end] = pagesCsv(review.pages).split('\r\n');
    expect(head).toMatch(/^\uFEFFPage,Needs attention,Title,/);
    expect(line).toContain(`"'=1+1, ""quoted"""`);
    expect(line).toContain('"1 words, at least 100."');
    expect(end).toBe('');
  });
});
