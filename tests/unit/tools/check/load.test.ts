import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks a content folder with these files. */
function check(files: Record<string, string>): { lines: string[]; status: number | null } {
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

const broken: [what: string, source: string, line: string][] = [
  [
    'imports a file that does not exist',
    "export { one } from './onne';\n",
    "import: cannot be loaded: Cannot find module 'content/onne' imported from content/index.ts",
  ],
  [
    'has an unfinished merge',
    "export const two = {\n<<<<<<< HEAD\n  title: 'One',\n=======\n",
    'line 2: cannot be loaded: Expected identifier but found "<<" (the mark of an unfinished merge)',
  ],
  [
    'lacks an entry',
    'throw new Error(\'content/index.ts: bySlug: needs an entry for "one"\');\n',
    'bySlug: needs an entry for "one"',
  ],
];

describe('a content file that cannot be loaded', () => {
  it.each(broken)('because it %s is reported in a sentence, without a stack trace', (_, source, line) => {
    const { lines, status } = check({ 'content/one.ts': one, 'content/index.ts': source });
    expect(lines[0]).toBe(`content/index.ts: ${line}`);
    expect(lines.at(-1)).toMatch(/^The content has \d errors?: nothing else was done\.$/);
    expect(lines.join('\n')).not.toContain('    at ');
    expect(status).toBe(1);
  });
});
