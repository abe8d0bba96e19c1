/** @jest-environment node */
import { contentOf } from '@/tools/check/content';
import type { Finding } from '@/tools/check/finding';
import { findingsIn } from '@/tools/check/rules';
import { reviewFindings } from '@/tools/review/findings';
import { sourceFinder } from '@/tools/review/sources';
import { pageWith } from '@/tests/support/page-record';

const before = [
  pageWith('/', '<p>Call 000</p> <a href="/faq#gone">Questions</a> <a href="/contact.vcf">Card</a>'),
  pageWith('/faq', '<p>Call 000</p>'),
];
const after = [
  pageWith('/', '<p>Call 000</p> <a href="/faq#gone">Questions</a> <a href="/contact.vcf">Card</a>'),
  pageWith('/faq', '<p>Call 000 or write to Client name</p> <a href="/lost">Lost</a>'),
];
const placeholder = (subject: string, text: string): Finding => ({
  ...{ rule: 'placeholder-detail', severity: 'launch', owner: 'owner', file: 'content/site.ts', field: 'phone' },
  ...{ subject, message: `“${text}” is a placeholder.`, shown: [text] },
});
const site = { pages: after, files: [] };
const finder = sourceFinder(contentOf([{ file: 'content/site.ts', source: '', exports: {} }]));
const review = (previous?: typeof before) => {
  const given = [placeholder('Number', '000'), placeholder('Name', 'Client name'), placeholder('Other', 'nowhere')];
  const broken = findingsIn({ site }).filter(({ rule }) => rule === 'broken-link');
  return reviewFindings([...given, ...broken], after, finder, previous);
};
const fresh = (previous?: typeof before) => review(previous).flatMap(({ isNew, message }) => (isNew ? message : []));

describe('findings', () => {
  it('are new if the previous site lacks them, and then come first, the worst in front', () => {
    expect(fresh(before)).toEqual([
      // The file was there when the previous site was read page by page.
      'The link “Card” to /contact.vcf leads to no page.',
      'The link “Lost” to /lost leads to no page.',
      '“Client name” is a placeholder.',
    ]);
    expect(review(before)[0]).toMatchObject({ severity: 'error', isNew: true });
  });

  it('are all standing where nothing was compared, and lead to the words on each page', () => {
    expect(fresh()).toEqual([]);
    expect(review()).toHaveLength(6);
    const name = review().find(({ subject }) => subject === 'Name');
    expect(name?.places).toEqual([{ path: '/faq', address: '/faq#see=Client+name' }]);
  });
});
