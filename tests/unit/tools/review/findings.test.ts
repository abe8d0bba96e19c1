/** @jest-environment node */
import { contentOf } from '@/tools/check/content';
import type { Finding } from '@/tools/check/finding';
import { findingsIn } from '@/tools/check/rules';
import { findingRows } from '@/tools/review/findings';
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
const taste: Finding = {
  ...{ rule: 'length', severity: 'warning', owner: 'marketing', file: 'content/pages/home.ts', field: 'landing.title' },
  ...{ message: 'is long', action: 'Look at it.', shown: ['Words that no page has'] },
};
const site = { pages: after, files: [] };
const finder = sourceFinder(
  contentOf([
    { file: 'content/site.ts', source: '', exports: {} },
    { file: 'content/facts.ts', source: '', exports: { a: { erased: 'write to Client name' } } },
  ]),
);
const typed: Finding = {
  ...taste,
  ...{ rule: 'typed-fact', file: 'content/facts.ts', field: 'line 2', message: 'is typed by hand', shown: undefined },
};
const code = new Map([
  ['content/facts.ts', "export const a = {\n  erased: 'write to Client name',\n};"],
  ['app/faq/page.tsx', "const a = 1;\nlink('/lost');"],
]);
const review = (previous?: typeof before) => {
  const given = [
    placeholder('Number', '000'),
    placeholder('Name', 'Client name'),
    placeholder('Other', 'nowhere'),
    taste,
    typed,
  ];
  const broken = findingsIn({ site }).filter(({ rule }) => rule === 'broken-link');
  return findingRows({ findings: [...given, ...broken], pages: after, previous, finder, code });
};

describe('findings', () => {
  it('are new if the previous site lacks them, if they block, or if they warn of what no page has; the worst in front and with their file', () => {
    const fresh = review(before).filter(({ isNew }) => isNew);
    expect(fresh.map(({ level, notes: [text] }) => [level, text?.split(' leads')[0]])).toEqual([
      ['block', 'The link “Questions” to /faq#gone'],
      ['block', 'The link “Card” to /contact.vcf'],
      ['block', 'The link “Lost” to /lost'],
      ['warning', '“Client name” is a placeholder.'],
      ['warning', 'Is long. Look at it.'],
      ['warning', 'Is typed by hand. Look at it.'],
    ]);
    expect(fresh[2]).toMatchObject({ name: 'Broken link', file: 'app/faq/page.tsx', line: 2 });
  });

  it('block but are otherwise standing where nothing was compared, and lead to the words on each page', () => {
    expect(review().filter(({ isNew, level }) => isNew && level !== 'block')).toEqual([]);
    const name = review().find((row) => row.name.endsWith('Name'));
    expect(name?.places).toEqual([{ path: '/faq', address: '/faq#see=Client+name' }]);
  });
});
