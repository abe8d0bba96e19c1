import { readFileSync } from 'node:fs';
import { changes } from './changes';
import { launched } from './launched';
import { prepare } from './prepare';
import { recipes } from './recipes';
import type { Step } from './step';

/*
 * `npm run recipes` makes changes in copies of the tree and prints the time of each: the README's
 * recipes, twelve ordinary changes, and a launched site. `npm run recipes -- launched` makes those
 * of one group, or one by its title. The copy stays below .cache/, and any command runs in it.
 */
const asked = process.argv.slice(2);
const isAsked = (...titles: string[]) => asked.length === 0 || titles.some((title) => asked.includes(title));

const lines: string[] = [];
function report(isRight: boolean, what: string, start = Date.now()): void {
  lines.push(`${isRight ? 'right' : 'WRONG'}  ${what} (${Math.round((Date.now() - start) / 1000)} s)`);
  if (!isRight) process.exitCode = 1;
}

/** Carries out steps in a copy, and runs commands there until one fails. */
function expectGreen(title: string, tree: string, steps: readonly Step[], commands: readonly string[], env = {}): void {
  const start = Date.now();
  const run = prepare(`.cache/${tree}`, steps, env);
  const failing = commands.find((command) => !run(command));
  report(!failing, failing ? `${title}: ${failing}` : title, start);
}

const usual = ['npm run --silent check', 'npm run --silent build', 'npm run --silent test:export'];
const quick = { NO_PREVIEW: '1' };

if (isAsked('recipes')) {
  const readme = /^## How to change things$(.*?)^## /ms.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const titles = [...readme.matchAll(/^- \*\*(.+?)\.\*\*/gm)].map(([, title]) => title);
  report(titles.join() === Object.keys(recipes).join(), 'the README has these recipes');
  expectGreen('every recipe carried out', 'recipes', Object.values(recipes).flat(), usual);
}

for (const { title, steps, command = [], journeys } of changes.filter(({ title }) => isAsked('changes', title))) {
  const commands = [...command, ...usual, `npx playwright test ${journeys.join(' ')}`];
  expectGreen(title, 'recipes', steps, commands, quick);
}

if (isAsked('launched'))
  expectGreen('launched', 'launched', launched, ['npm run --silent launch-check -- --strict', 'npm test']);

console.log(['', ...lines].join('\n'));
