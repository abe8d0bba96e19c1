import { editLinks } from '@/tools/review/edit-links';
import { groupDifferences, type Row } from '@/tools/review/group';
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

it('rows are in the order of what a person must do, and the same change on many pages is one row', () => {
  const finding = { rule: 'broken-link', severity: 'error', owner: 'developer', field: 'lead', paths: ['/'] } as const;
  const change = (kind: 'text' | 'look' | 'source', path: string, before: string, after: string, isLink?: true) => {
    return { kind, path, before, after, isLink };
  };
  const rows = groupDifferences(
    [{ ...finding, file: error.file!, message: error.after }],
    [
      change('source', '/', '', '<meta>'),
      change('look', '/', 'a { color: red }', ''),
      change('text', '/', 'Ask', 'Ask us'),
      change('text', '/faq', 'Ask', 'Ask us'),
      change('text', '/', 'In 3 days', 'In 4 days'),
      change('text', '/', 'Call → tel:A', 'Call → tel:B', true),
      change('text', '/', 'Type “→ tel:”', 'Type “→ tel:” first'),
      change('text', '/refund-policy', 'We pay', 'We pay back'),
    ],
    () => ({}),
  );
  expect(rows.map(({ kind, pages, after }) => [kind, pages, after])).toEqual([
    ['error', ['/'], error.after],
    ['check', ['/'], 'In 4 days'],
    ['check', ['/'], 'Call → tel:B'],
    ['check', ['/refund-policy'], 'We pay back'],
    ['text', ['/', '/faq'], 'Ask us'],
    ['text', ['/'], 'Type “→ tel:” first'],
    ['look', ['/'], ''],
    ['source', ['/'], '<meta>'],
  ]);
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

it.each<[Record<string, string>, string | undefined]>([
  [{ REPOSITORY_URL: 'git@gitlab.com:a/b/site.git' }, 'https://gitlab.com/a/b/site/-/edit/copy/2/a.ts#L3'],
  [
    { VERCEL_GIT_PROVIDER: 'github', VERCEL_GIT_REPO_OWNER: 'shop', VERCEL_GIT_REPO_SLUG: 'site' },
    'https://github.com/shop/site/edit/copy/2/a.ts#L3',
  ],
  [{}, undefined],
])('a file is edited on the host that has the repository, if it says where that is: %j', (env, address) => {
  expect(editLinks('copy/2', env)?.to({ file: 'a.ts', line: 3 })).toBe(address);
});
