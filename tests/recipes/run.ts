import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from '@/tools/tree-copy';
import { growth } from './growth';
import { recipes } from './recipes';
import { apply, type Step } from './step';

/*
 * `npm run recipes`: tries the README's recipes in a copy of the tree. All of them together must be green: check, build, tests
 * over out/; so must a site that has grown. Each mistake must give one message, with the file to go to. With titles it tries
 * only those (`npm run recipes -- "Room to grow"`).
 */
const tree = path.join('.cache', 'recipes');
const configs = ['jest.config.mjs', 'eslint.config.mjs', 'knip.jsonc', 'playwright.config.ts', 'vercel.json'];
const formats = ['.prettierrc.json', '.prettierignore', 'package-lock.json'];

let failures = 0;
function report(isRight: boolean, what: string, output = ''): void {
  console.log(`${isRight ? 'right' : 'WRONG'}  ${what}`);
  if (isRight) return;
  failures += 1;
  console.log(output);
}

/** A fresh copy with some steps carried out and formatted, as `npm run format` would. */
function prepare(steps: readonly Step[]): void {
  copyTree(tree, ['tests', 'README.md', ...configs, ...formats]);
  apply(tree, steps);
  const files = new Set(['next.config.ts', ...steps.map(({ file }) => file)]);
  run('npx', ['prettier', '--write', '--log-level', 'warn', ...files]);
}

function run(command: string, args: readonly string[]): { isGreen: boolean; output: string } {
  const env = { ...process.env, SITE_ENV: 'production', FORCE_COLOR: '0', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: tree, encoding: 'utf8', env, maxBuffer: 1e9 });
  return { isGreen: status === 0, output: stdout + stderr };
}

/** Check, build and the tests over out/ pass with some steps carried out. */
function expectGreen(what: string, steps: readonly Step[]): void {
  prepare(steps);
  for (const script of ['check', 'build', 'test:export']) {
    const { isGreen, output } = run('npm', ['run', '--silent', script]);
    report(isGreen, `${what}: npm ${script}`, output);
  }
}

/** How many problems a run of `npm run check` counts: in the content, in types, in tests. */
function countProblems(output: string): number {
  const content = Number(/^The content has (\d+) error/m.exec(output)?.[1] ?? 0);
  const types = [...output.matchAll(/error TS\d+/g)].length;
  const tests = Number(/^Tests: +(\d+) failed/m.exec(output)?.[1] ?? 0);
  return content + types + tests;
}

const only = process.argv.slice(2);
const chosen = recipes.filter(({ title }) => only.length === 0 || only.includes(title));

if (only.length === 0) {
  const readme = /^## How to change things$(.*?)^## /ms.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const titles = [...readme.matchAll(/^- \*\*(.+?)\.\*\*/gm)].map(([, title]) => title);
  report(titles.join() === recipes.map(({ title }) => title).join(), 'the README has these recipes', titles.join('\n'));

  const steps = recipes.flatMap((recipe) => recipe.steps);
  expectGreen('every recipe carried out', steps);
}
if (only.length === 0 || only.includes('Room to grow')) expectGreen('room to grow', growth);

for (const { title, mistakes } of chosen) {
  for (const { what, steps, says } of mistakes) {
    prepare(steps);
    const { isGreen, output } = run('npm', ['run', '--silent', 'check']);
    const isClear = !isGreen && countProblems(output) === 1 && says.test(output);
    report(isClear, `${title}: ${what}`, `expected one message like ${String(says)}\n${output}`);
  }
}

console.log(failures === 0 ? 'Every recipe works as written.' : `${failures} of them do not.`);
process.exitCode = failures === 0 ? 0 : 1;
