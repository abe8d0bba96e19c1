import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '@/tools/find-browser';
import { changes } from './changes';
import { launched } from './launched';
import { prepare } from './prepare';
import { recipes } from './recipes';
import type { Step } from './step';

/*
 * `npm run recipes` tries changes in copies of the tree and prints the time of each: the README's recipes with the mistakes
 * that people make, twelve ordinary changes, and a launched site. `npm run recipes -- launched` tries one of these groups or
 * titles. The copy stays below .cache/, and any command runs in it.
 */
const asked = process.argv.slice(2);
const isAsked = (...titles: string[]) => asked.length === 0 || titles.some((title) => asked.includes(title));

let failures = 0;
function report(isRight: boolean, what: string, start = Date.now(), output = ''): void {
  console.log(`${isRight ? 'right' : 'WRONG'}  ${what} (${Math.round((Date.now() - start) / 1000)} s)`);
  if (isRight) return;
  failures += 1;
  console.log(output);
}

/** Commands pass with some steps carried out. */
function expectGreen(title: string, steps: readonly Step[], more: readonly string[] = [], first = 'true'): void {
  const start = Date.now();
  const run = prepare('.cache/recipes', steps);
  for (const command of [
    first,
    'npm run --silent check',
    'npm run --silent build',
    'npm run --silent test:export',
    ...more,
  ]) {
    const { isGreen, output } = run(command);
    if (!isGreen) return report(false, `${title}: ${command}`, start, output);
  }
  report(true, title, start);
}

/** How many problems a run of `npm run check` counts: in the content, in types, in tests. */
function countProblems(output: string): number {
  const content = Number(/^The content has (\d+) error/m.exec(output)?.[1] ?? 0);
  const types = [...output.matchAll(/error TS\d+/g)].length;
  const tests = Number(/^Tests: +(\d+) failed/m.exec(output)?.[1] ?? 0);
  return content + types + tests;
}

if (isAsked('recipes')) {
  const readme = /^## How to change things$(.*?)^## /ms.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const titles = [...readme.matchAll(/^- \*\*(.+?)\.\*\*/gm)].map(([, title]) => title).join('\n');
  report(titles === recipes.map(({ title }) => title).join('\n'), 'the README has these recipes', undefined, titles);
  expectGreen(
    'every recipe carried out',
    recipes.flatMap((recipe) => recipe.steps),
  );
}

for (const { title, steps, command, journeys } of changes.filter(({ title }) => isAsked('changes', title))) {
  process.env.CHROMIUM_PATH = findBrowser();
  expectGreen(title, steps, [`npx playwright test ${journeys.join(' ')}`], command);
}

for (const { title, mistakes } of recipes.filter(({ title }) => isAsked('recipes', title)))
  for (const { what, steps, says } of mistakes) {
    const start = Date.now();
    const { isGreen, output } = prepare('.cache/recipes', steps)('npm run --silent check');
    const isClear = !isGreen && countProblems(output) === 1 && says.test(output);
    report(isClear, `${title}: ${what}`, start, `expected one message like ${String(says)}\n${output}`);
  }

if (isAsked('launched')) {
  const start = Date.now();
  const run = prepare(path.join('.cache', 'launched'), launched);
  for (const command of ['npm run --silent launch-check -- --strict', 'npm test'])
    report(run(command, false).isGreen, `launched: ${command}`, start);
}

console.log(failures === 0 ? 'Everything is right.' : `${failures} are wrong.`);
process.exitCode = failures === 0 ? 0 : 1;
