/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the check prints about a content folder with these files. */
function check(files: Record<string, string>): { lines: string[]; status: number | null } {
  rmSync(path.join(folder, 'content'), { recursive: true, force: true });
  for (const [name, source] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  const root = process.cwd();
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), path.join(root, 'tools/check/index.ts')],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') } },
  );
  return { lines: stderr.trim().split('\n'), status };
}

const one = "export const one = { title: 'One' };\n";

const broken: [string, Record<string, string>, string][] = [
  [
    'names a file that does not exist',
    { 'content/one.ts': one, 'content/index.ts': "export { one } from './onne';\n" },
    'content/index.ts: import: "content/onne" does not exist',
  ],
  [
    'names an export that does not exist',
    { 'content/one.ts': one, 'content/index.ts': "import { onne } from './one';\nexport const all = [onne];\n" },
    'content/index.ts: import: "./one" does not export "onne"',
  ],
  [
    'has a mistake in its code',
    { 'content/one.ts': "export const one = {\n  title: 'One'\n  lead: 'Two',\n};\n" },
    'content/one.ts: line 3: cannot be read: Expected "}" but found "lead"',
  ],
  [
    'has an unfinished merge',
    { 'content/one.ts': "export const one = {\n<<<<<<< HEAD\n  title: 'One',\n=======\n" },
    'content/one.ts: line 2: has the mark of an unfinished merge, "<<<<<<<"',
  ],
  [
    'uses what is not there',
    { 'content/one.ts': 'const facts: Record<string, string[]> = {};\nexport const one = facts.time[0];\n' },
    "content/one.ts: the whole file: cannot be loaded: Cannot read properties of undefined (reading '0')",
  ],
];

describe('a content file that cannot be loaded', () => {
  it.each(broken)('and %s is named in a sentence, without a stack trace', (_, files, line) => {
    const { lines, status } = check(files);
    expect(lines[0]).toBe(line);
    expect(lines.at(-1)).toMatch(/^The content has \d errors?: nothing else was done\.$/);
    expect(lines.join('\n')).not.toContain('    at ');
    expect(status).toBe(1);
  });
});
