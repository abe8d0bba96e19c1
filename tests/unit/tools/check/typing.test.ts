import { type Edit, replace, runWith } from '@/tests/support/changed-content';

const text = /: '([^'\n\\]*)'/;
const noUtf8 = 'line 1: cannot be read: save the file as UTF-8';

/** One mistake per file, because a file's first one is reported. */
const mistakes: [what: string, file: string, edit: Edit, advice: string][] = [
  ['an apostrophe in a text', 'pages/about', replace(/: '([^'\n]*)’/, ": '$1'"), 'in a text, type ’ instead of '],
  ['a forgotten comma', 'owner/legal', replace('),\n', ')\n'), 'after the entry above, type a comma'],
  ['a forgotten quote at the end', 'pages/faq', replace(text, ": '$1"), 'a text ends with the same quote'],
  ['a forgotten quote at the beginning', 'labels', replace(/: '(?=\w+ )/, ': '), 'A text is in quotes'],
  ['a comma in a number', 'facts', replace(/: \d+,/, ': 24,000,'), 'a number has no commas: 24000'],
  ['a space in a number', 'owner/prices', replace('= {', '= { a: 24 000'), '“000” doesn’t belong here'],
  ['a day without quotes', 'legal/refund-policy', replace(/'\d{4}-\d\d-\d\d'/, '2026-08-09'), "quotes: '2026-08-09'"],
  ['a decimal comma', 'owner/details', replace(/reviews: (?:null|\{[^}]*\})/, 'reviews: { score: 4,7 }'), 'comma: 4.7'],
  ['a day the other way round', 'owner/people', replace('= [', '= [26-01-2027, '), "the year first: '2027-01-26'"],
  ['a month without quotes', 'owner/projects', replace('= [', '= [{ finished: 2026-08 },'), "quotes: '2026-08'"],
  ['a field twice', 'owner/figures', replace(/number: '/, "number: '1', number: '"), '“number” is typed twice'],
  ['curly quotes', 'pages/services', replace(text, ': ‘$1’'), "type the straight quote ', not a curly one"],
  ['the mark of a merge', 'pages/home', replace(/\n(?= {2}meta: )/, '\n=======\n'), 'an unfinished merge: keep one'],
  ['UTF-16', 'site', (source) => Buffer.from(`\ufeff${source}`, 'utf16le'), noUtf8],
  ['Windows-1252', 'faq', (source) => Buffer.from(source.replaceAll('’', '\x92'), 'latin1'), noUtf8],
];
const edits = Object.fromEntries(mistakes.map(([, file, edit]) => [`content/${file}.ts`, edit]));

describe.each(['npm run --silent check', 'npm run --silent launch-check'])('%s', (command) => {
  let checked: ReturnType<typeof runWith>;
  beforeAll(() => (checked = runWith(edits, command)));

  it.each(mistakes)('says where %s is and what to type instead', (_, file, edit, advice) => {
    const lines = checked.lines.filter((line) => line.startsWith(`content/${file}.ts: line `));
    expect(lines).toEqual([expect.stringContaining(advice)]);
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
