import { findingsIn } from '@/tools/check/rules';
import type { PageRecord } from '@/tools/exported-page/record';
import { pageWith } from '@/tests/support/page-record';

const linking = (path: string, ...links: string[]) =>
  pageWith(path, `<p id="here">${links.map((href) => `<a href="${href}">Read on</a>`).join(' ')}</p>`);
const found = (pages: PageRecord[], files: string[] = []) =>
  findingsIn({ site: { pages, files } }).map(({ rule, message }) => `${rule}: ${message}`);

describe('the rules over pages', () => {
  it('accept links to pages, files and anchors that exist', () => {
    const links = '/a?service=x /a#here #here /contact.vcf tel:+91 https://wa.me/91 //cdn.example/a'.split(' ');
    expect(found([linking('/', ...links), linking('/a')], ['contact.vcf'])).toEqual([]);
  });

  it('report links that lead to no page or no anchor', () => {
    expect(found([linking('/', '/a#gone', '/b'), linking('/a')])).toEqual([
      'broken-link: The link “Read on” to /a#gone leads to no anchor.',
      'broken-link: The link “Read on” to /b leads to no page.',
    ]);
  });
});
