import { execSync } from 'node:child_process';
import { copyWithOwner } from './copy';

/*
 * npm run launched: runs the launch check, the build and the tests of out/ and in browsers on a copy
 * of the tree with an invented owner, who has confirmed everything.
 * npm run launched landline: another owner, who has confirmed only what is needed.
 * The copy stays in .cache, where any command runs.
 */
const owner = process.argv[2] ?? 'owner';
if (!['owner', 'landline'].includes(owner)) throw new Error(`npm run launched ${owner}: must be owner or landline`);

// The name has what the paths of checkouts may have: spaces and brackets.
const cwd = copyWithOwner(owner, 'launched (1)', [
  '.npmrc',
  'tests',
  'jest.config.mjs',
  'playwright.config.ts',
  'vercel.json',
  'netlify.toml',
  'package-lock.json',
]);
for (const command of [
  'npm run --silent launch-check',
  'npm run test:build',
  'npx jest --selectProjects unit specification export launched',
  'npm run test:browsers',
]) {
  execSync(command, { cwd, stdio: 'inherit' });
}
