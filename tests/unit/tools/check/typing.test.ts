import { runWith, type Edit } from '@/tests/support/changed-content';

const text = /: '([^'\n\\]*)'/;
const day = /'\d{4}-\d\d-\d\d'/;

/** One mistake per file, because a file's first one is reported. */
const edits: Record<string, Edit> = {
  'content/pages/about.ts': (source) => source.replace(/: '([^'\n]*)’/, ": '$1'"),
  'content/owner/legal.ts': (source) => source.replace('),\n', ')\n'),
  'content/pages/faq.ts': (source) => source.replace(text, ": '$1"),
  'content/labels.ts': (source) => source.replace(/: '(?=\w+ )/, ': '),
  'content/facts.ts': (source) => source.replace(/: \d+,/, ': 24,000,'),
  'content/owner/prices.ts': (source) => source.replace('= {', '= { a: 24 000'),
  'content/legal/refund-policy.ts': (source) => source.replace(day, '2026-08-09'),
  'content/owner/details.ts': (source) => source.replace(/reviews: (?:null|\{[^}]*\})/, 'reviews: { score: 4,7 }'),
  'content/owner/projects.ts': (source) => source.replace('= [', '= [{ finished: 2026-08 },'),
  'content/owner/people.ts': (source) => source.replace('= [', '= [26-01-2027, '),
  'content/owner/figures.ts': (source) => source.replace(/number: '/, "number: '1', number: '"),
  'content/pages/services.ts': (source) => source.replace(text, ': ‘$1’'),
  'content/pages/home.ts': (source) => source.replace(/\n(?= {2}meta: )/, '\n=======\n'),
  'content/site.ts': (source) => Buffer.from(`\ufeff${source}`, 'utf16le'),
  'content/faq.ts': (source) => Buffer.from(source.replaceAll('’', '\x92'), 'latin1'),
};

const mistakes: [what: string, file: string, advice: RegExp][] = [
  ['an apostrophe in a text', 'content/pages/about.ts', /: cannot be read: in a text, type ’ instead of '$/],
  ['a forgotten comma', 'content/owner/legal.ts', /after the entry above, type a comma$/],
  ['a forgotten quote at the end', 'content/pages/faq.ts', /a text ends with the same quote/],
  ['a forgotten quote at the beginning', 'content/labels.ts', /A text is in quotes/],
  ['a comma in a number', 'content/facts.ts', /a number has no commas: 24000$/],
  [
    'a space in a number',
    'content/owner/prices.ts',
    /: cannot be read: “000” doesn’t belong here\. A text is in quotes/,
  ],
  ['a day without quotes', 'content/legal/refund-policy.ts', /a day needs quotes: '2026-08-09'$/],
  ['a comma for a decimal point', 'content/owner/details.ts', /a number has a point, not a comma: 4\.7$/],
  ['a day the other way round', 'content/owner/people.ts', /a day is in quotes, the year first: '2027-01-26'$/],
  ['a month without quotes', 'content/owner/projects.ts', /a month needs quotes: '2026-08'$/],
  ['a field that is there twice', 'content/owner/figures.ts', /“number” is typed twice in the same entry: keep one/],
  ['curly quotes', 'content/pages/services.ts', /around a text, type the straight quote ', not a curly one$/],
  ['the mark of a merge', 'content/pages/home.ts', /an unfinished merge: keep one of the two versions$/],
  ['UTF-16', 'content/site.ts', /line 1: cannot be read: save the file as UTF-8$/],
  ['Windows-1252', 'content/faq.ts', /line 1: cannot be read: save the file as UTF-8$/],
];

describe.each(['npm run --silent check', 'npm run --silent launch-check'])('%s', (command) => {
  let checked: ReturnType<typeof runWith>;
  beforeAll(() => (checked = runWith(edits, command)));

  it.each(mistakes)('says where %s is and what to type instead', (_, file, advice) => {
    const lines = checked.lines.filter((line) => line.startsWith(`${file}: line `));
    expect(lines).toEqual([expect.stringMatching(advice)]);
  });

  it('fails without a stack trace', () => {
    expect(checked.status).toBe(1);
    expect(checked.printed).not.toMatch(/^ +at |node_modules/m);
  });
});

it('a mistake in the list of pages has its line too', () => {
  const { status, lines } = runWith({
    'lib/pages.ts': (source) => `import { copy as diwali-offer } from '@/content/pages/about';\n${source}`,
  });
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^lib\/pages\.ts: line 1: cannot be read: /);
});

it('odd formatting is accepted: byte order mark, CRLF, tabs, escapes, no last line break', () => {
  const { status, lines } = runWith({
    'content/pages/about.ts': (source) => `\ufeff${source.replaceAll('\n', '\r\n')}`,
    'content/faq.ts': (source) => source.replaceAll('  ', '\t').trimEnd(),
    'content/labels.ts': (source) => source.replace('’', "\\'"),
  });
  expect([status, lines.filter((line) => line.includes('cannot be'))]).toEqual([0, []]);
});
