import { reviewOf, type Row } from '@/tools/review/rows';
import { editLinks } from '@/tools/review/sources';
import { styleChanges, subjectOf } from '@/tools/review/styles';
import { summaryOf } from '@/tools/review/summary';

const markup = '<img src=x> `a` | *b*';
const error: Row = {
  kind: 'error',
  pages: ['/'],
  before: '',
  after: 'The link “Ask” to /x leads to no page.',
  file: 'a.ts',
};
const check: Row = { kind: 'check', pages: ['/', '/faq'], before: markup, after: '₹500', file: 'b.ts', line: 3 };

it('errors come first, each with its pages and file', async () => {
  const site = { html: new Map<string, string>(), read: () => Promise.resolve(undefined), origins: [] };
  const finding = { rule: 'broken-link', severity: 'error', owner: 'developer', field: 'lead', paths: ['/'] } as const;
  const { rows } = await reviewOf(
    site,
    { problem: '' },
    [{ ...finding, file: error.file!, message: error.after }],
    () => ({}),
  );
  expect(rows).toEqual([{ ...error, field: 'lead' }]);
});

describe('the summary for a pull request', () => {
  it('has what blocks, what to check and how much else there is', () => {
    const text = summaryOf({ rows: [error, check], pages: [{ path: '/', state: 'text' }] });
    expect(text).toMatch(
      /Blocks publishing[^]*leads to no page[^]*Check these[^]*₹500[^]*:3, 2 pages[^]*Looks: 0[^]*\/review/,
    );
    expect(summaryOf({ rows: [], pages: [] })).not.toContain('Blocks');
  });

  it('shows markup in a text as text', () => {
    expect(summaryOf({ rows: [check], pages: [] })).toContain('\\<img src=x\\> \\`a\\` \\| \\*b\\*');
  });
});

it.each([
  ['@media print{a{color:red}}', 'print'],
  ['a:focus-visible{color:red}', 'keyboard focus'],
  ['@media not all and (min-width:40rem){a{color:red}}', 'phones'],
  ['@media (width >= 64rem){a{color:red}}', 'wide screens'],
  ['@media (min-width:48rem) and (not (min-width:64rem)){a{color:red}}', 'some widths'],
  ['a{color:red}', ''],
])('the style %s is about “%s”', (css, subject) => {
  const [change] = styleChanges([''], [css]);
  expect(change!.after).toContain('color: red');
  expect(subjectOf(change!.after)).toBe(subject);
});

describe('links to the repository', () => {
  const vercel = { VERCEL_GIT_PROVIDER: 'gitlab', VERCEL_GIT_REPO_OWNER: 'shop', VERCEL_GIT_REPO_SLUG: 'site' };
  const own = { GITHUB_SERVER_URL: 'https://git.shop.example', GITHUB_REPOSITORY: 'shop/site' };

  it.each<[Record<string, string>, string | undefined, string | undefined]>([
    [{ REPOSITORY_URL: 'git@github.com:shop/site.git' }, 'GitHub', 'github.com/shop/site/edit/new%20copy/a.ts#L3'],
    [{ REPOSITORY_URL: 'https://gitlab.com/a/b/site' }, 'GitLab', 'gitlab.com/a/b/site/-/edit/new%20copy/a.ts#L3'],
    [vercel, 'GitLab', 'gitlab.com/shop/site/-/edit/new%20copy/a.ts#L3'],
    [own, 'GitHub', 'git.shop.example/shop/site/edit/new%20copy/a.ts#L3'],
    [{}, undefined, undefined],
  ])('follow from what the host says, or are left out: %j', (env, host, address) => {
    const links = editLinks('new copy', env);
    expect([links?.host, links?.to({ file: 'a.ts', line: 3 })]).toEqual([host, address && `https://${address}`]);
  });
});
