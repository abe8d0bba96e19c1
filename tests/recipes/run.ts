import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from '@/tools/tree-copy';
import { anotherAgency } from './another-agency';
import { launched } from './launched';
import { recipes } from './recipes';
import type { Step } from './step';

/*
 * npm run recipes changes copies of the tree and prints how long each took: the README's recipes
 * together, a launched site, another agency. `-- recipes`, `-- launched` or `-- another-agency`
 * runs only one of them. The copies stay in .cache/, where any command runs, in folders whose names
 * have spaces, brackets and Devanagari letters, as folders on people's computers do.
 */
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

const copied = [
  'tests',
  'README.md',
  'jest.config.mjs',
  'eslint.config.mjs',
  'knip.jsonc',
  'playwright.config.ts',
  'vercel.json',
  'netlify.toml',
  '.prettierrc.json',
  '.prettierignore',
  '.npmrc',
  '.nvmrc',
  '.github',
  '.ci',
  'package-lock.json',
];

const drawPictures = 'npx tsx tests/recipes/pictures.ts';

const results: string[] = [];
function report(isGreen: boolean, text: string): void {
  results.push(`${isGreen ? 'passed' : 'FAILED'}  ${text}`);
  if (!isGreen) process.exitCode = 1;
}

/** Carries out steps in a new copy, formats changed files, and runs commands until one fails. */
function expectGreen(name: string, steps: readonly Step[], commands: readonly string[]): void {
  const start = Date.now();
  const tree = `.cache/${name} (साइट) [1]`;
  copyTree(tree, copied);
  for (const { file, edit } of steps) {
    const target = path.join(tree, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const text = edit(existsSync(target) ? readFileSync(target, 'utf8') : '');
    if (text === undefined) rmSync(target);
    else writeFileSync(target, text);
  }
  const env = { ...process.env, SITE_ENV: 'production' };
  const run = (command: string) => spawnSync(command, { cwd: tree, shell: true, stdio: 'inherit', env }).status === 0;
  // copyTree() changes next.config.ts.
  const changed = new Set(
    ['next.config.ts', ...steps.map(({ file }) => file)].filter((file) => existsSync(path.join(tree, file))),
  );
  run(`npx prettier --write --log-level warn ${[...changed].map((file) => JSON.stringify(file)).join(' ')}`);
  const failing = commands.find((command) => !run(command));
  const seconds = Math.round((Date.now() - start) / 1000);
  report(!failing, `${name}: ${failing ?? 'everything'} (${seconds} s)`);
}

if (isAsked('recipes')) {
  const readme = /^## How to change things$(.*?)^## /ms.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const titles = [...readme.matchAll(/^- \*\*(.+?)\.\*\*/gm)].map(([, title]) => title);
  report(titles.join() === Object.keys(recipes).join(), 'the README has these recipes');
  const commands = [
    drawPictures,
    'npm run --silent generate',
    'npm run --silent check',
    'npm run --silent build',
    'npm run --silent test:export',
  ];
  expectGreen('recipes', Object.values(recipes).flat(), commands);
}

if (isAsked('launched')) {
  expectGreen('launched', launched, [drawPictures, 'npm run --silent launch-check -- --strict', 'npm test']);
}

if (isAsked('another-agency')) {
  const commands = ['npm run --silent generate', 'npm run --silent check', 'npm test'];
  expectGreen('another-agency', anotherAgency, commands);
}

console.log(['', ...results].join('\n'));
