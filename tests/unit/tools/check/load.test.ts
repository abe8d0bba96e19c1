import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'content-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Checks a content folder with these files. */
function check(files: Record<string, string | Buffer>): { lines: string[]; status: number | null } {
  for (const [name, source] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  const root = process.cwd();
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, path.join(root, 'tools/check/index.ts')],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') } },
  );
  return { lines: stderr.trim().split('\n'), status };
}

const one = "export const one = { title: 'One' };\n";

const broken: [what: string, source: string, line: RegExp][] = [
  [
    'imports a file that does not exist',
    "export { one } from './onne';\n",
    /^content\/index\.ts: import: cannot be loaded: Cannot find module .*onne/,
  ],
  [
    'has a text without quotes',
    'export const two = {\n  title: Two,\n};\n',
    /^content\/index\.ts: line 2: cannot be loaded: Two is not defined$/,
  ],
  [
    'lacks an entry',
    'throw new Error(\'content/index.ts: bySlug: needs an entry for "one"\');\n',
    /^content\/index\.ts: bySlug: needs an entry for "one"$/,
  ],
];

describe('a content file that cannot be loaded', () => {
  it.each(broken)('because it %s is reported in a sentence, without a stack trace', (_, source, line) => {
    const { lines, status } = check({ 'content/one.ts': one, 'content/index.ts': source });
    expect(lines[0]).toMatch(line);
    expect(lines.at(-1)).toMatch(/^The content has \d errors?: nothing else was done\.$/);
    expect(lines.join('\n')).not.toContain('    at ');
    expect(status).toBe(1);
  });
});

describe('a content file from a web editor', () => {
  it('is named with all others that are mistyped, with its line and the usual causes', () => {
    const lead = (typed: string) => `export const one = {\n  title: 'One',\n  lead: ${typed}\n};\n`;
    const utf16 = Buffer.from(`\ufeff${lead("'A',")}`, 'utf16le');
    const { lines, status } = check({
      'content/comma.ts': "export const one = [\n  'A'\n  'B',\n];\n",
      'content/merge.ts': lead("'A',\n=======\n  lead: 'B',"),
      'content/quote.ts': lead("'It's ours',"),
      'content/utf16.ts': utf16,
    });
    const causes = / In a text, type ’ instead of '\. Between two entries, type a comma\. Save the file as UTF-8\.$/;
    expect(lines.slice(0, -2).map((line) => line.split(': cannot')[0])).toEqual([
      'content/comma.ts: line 3',
      'content/merge.ts: line 4',
      'content/quote.ts: line 3',
      'content/utf16.ts: line 1',
    ]);
    for (const line of lines.slice(0, -2)) expect(line).toMatch(causes);
    expect(status).toBe(1);
  });

  it('is read whatever its formatting: byte order mark, CRLF, tabs, escapes, no last line break', () => {
    const odd = "\ufeffexport const two = {\r\n\ttitle: \"Two\",   \r\n\tlead: 'It\\'s ours'\r\n}";
    // The check goes on to what this small content lacks.
    expect(check({ 'content/two.ts': odd }).lines.join('\n')).not.toContain('two.ts');
  });
});
