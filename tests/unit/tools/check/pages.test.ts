import { findingsIn } from '@/tools/check/rules';
import type { PageRecord } from '@/tools/exported-page/record';
import { pageWith } from '@/tests/support/page-record';

const linking = (path: string, ...links: string[]) =>
  pageWith(path, `<p id="here">${links.map((href) => `<a href="${href}">Read on</a>`).join(' ')}</p>`);
const found = (pages: PageRecord[]) =>
  findingsIn({ site: { pages, files: [] } }).map(({ rule, message }) => `${rule}: ${message}`);

describe('the rules over pages', () => {
  it('report links that lead to no page or no anchor', () => {
    expect(found([linking('/', '/a#gone', '/b'), linking('/a')])).toEqual([
      'broken-link: The link “Read on” to /a#gone leads to no anchor.',
      'broken-link: The link “Read on” to /b leads to no page.',
    ]);
  });
});
