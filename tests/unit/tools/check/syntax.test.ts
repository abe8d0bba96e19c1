import { formatFinding } from '@/tools/check/finding';
import { syntaxFindings } from '@/tools/check/syntax';

const messages = async (source: string | Buffer) =>
  (await syntaxFindings('content/two.ts', Buffer.from(source as string))).map(formatFinding);

/** A file with a text in its third line, as typed. */
const withLead = (typed: string) => `export const two = {\n  title: 'Two',\n  lead: ${typed}\n};\n`;
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const mistyped: [what: string, source: string | Buffer, line: string | RegExp][] = [
  ['an apostrophe', withLead("'It's ours',"), /line 3, lead: .* ' before “s” ends the text there: .* type ’$/],
  ['an apostrophe at the end of a word', withLead("'Our clients' words',"), /line 3, lead: .* type ’$/],
  ['a quote inside', withLead('"Say "yes" now",'), /line 3, lead: .*" before “yes” ends .* type “ and ”$/],
  ['a missing comma', "export const two = {\n  title: 'Two'\n  lead: 'A',\n};\n", /line 2, title: .* comma at the end/],
  [
    'a missing comma in a list',
    "export const two = [\n  'A'\n  'B',\n];\n",
    /line 2: .* comma at the end of the line$/,
  ],
  ['a missing comma in a line', "export const two = [\n  { a: 'A' b: 'B' },\n];\n", /line 2: .* a comma before b$/],
  ['a semicolon', withLead("'A';"), /line 3, lead: .* a comma instead of the semicolon$/],
  ['a missing colon', "export const two = {\n  title 'Two',\n};\n", /line 2: .* type : after title$/],
  ['no quotes', withLead('Two words,'), /line 3, lead: .* type ' before and after the text$/],
  ['no last quote', withLead("'A,"), /line 3, lead: .* type the quote that ends the text, in the same line$/],
  ['no last backtick', withLead('`A,'), /line 3, lead: .* type ` at the end of the text$/],
  ['no last brace', withLead('`In ${two.title`,'), /line 3, lead: .* type } after the name/],
  ['curly quotes', withLead('“A”,'), /line 3, lead: .* type ' or " around the text instead of “$/],
  ['a curly quote at the end', withLead("'A’,"), /line 3, lead: .* at the end of the text instead of ’/],
  ['a missing bracket', 'export const two = {\n', /line 2: .* a bracket is missing/],
  ['an invisible character', withLead("\u200b'A',"), /line 3, lead: .* delete the invisible character/],
  ['a tag', '<p>A</p>\n', /line 1: cannot be read: .*Compare the line/],
  ['an unfinished merge', withLead("'A',\n=======\n  lead: 'B',"), /line 4, lead: .* unfinished merge: keep one of/],
  [
    'UTF-16',
    Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(withLead("'A',"))]),
    'the whole file: is saved as UTF-16: save it as UTF-8',
  ],
  ['Windows-1252', Buffer.from(withLead("'Café',"), 'latin1'), /the whole file: is not saved as UTF-8/],
];

describe('a mistyped content file', () => {
  it.each(mistyped)('with %s is reported by line and field, with what to type', async (_, source, line) => {
    expect(await messages(source)).toEqual([expect.stringMatching(line)]);
  });

  it.each([
    ['double quotes', withLead('"It\'s ours",')],
    ['an escaped apostrophe', withLead("'It\\'s ours',")],
    ['curly quotes inside', withLead("'It’s “ours”',")],
    ['CRLF and tabs', withLead("'A',\t").replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${withLead("'A',")}`],
    ['no last comma or line break', withLead("'A'").trim()],
  ])('isn’t one with %s', async (_, source) => expect(await messages(source)).toEqual([]));
});
