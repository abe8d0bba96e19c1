import { execSync } from 'node:child_process';
import { copyWithOwner } from './copy';
import { changes } from './kerala-changes';

/*
 * npm run test:owner: gives a copy of the tree an invented owner, who has confirmed everything, and
 * runs the launch check, the build and the tests of out/ and in browsers there.
 * npm run test:owner kerala: one with other days, another split of payment and no 24/7.
 * The copy stays in .cache, where any command runs.
 */
const owner = process.argv[2] ?? 'owner';

const configuration = ['jest.config.mjs', 'playwright.config.ts', 'vercel.json', 'netlify.toml'];

// The name has what the paths of checkouts may have: spaces and brackets.
const cwd = copyWithOwner(owner, 'launched (1)', {
  more: ['.npmrc', 'README.md', 'tests', ...configuration, 'package-lock.json'],
  changes: owner === 'kerala' ? changes : [],
});
for (const command of [
  'npm run --silent launch-check',
  'npm run build',
  'npx jest --selectProjects unit specification export launched',
  'npm run test:e2e',
]) {
  execSync(command, { cwd, stdio: 'inherit' });
}
