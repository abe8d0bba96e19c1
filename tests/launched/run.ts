import { execSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { todayInIndia } from '@/content/dates';
import { cloneTree } from '@/tools/clone-tree';

/*
 * npm run launched: gives a copy of the tree the folder of an invented owner and his pictures, and
 * runs the launch check, the build and the tests of out/ and in browsers there.
 * npm run launched landline: another owner, who has confirmed only what is needed.
 * The copy stays in .cache, where any command runs.
 */
const owner = process.argv[2] ?? 'owner';
if (!['owner', 'landline'].includes(owner)) throw new Error(`npm run launched ${owner}: must be owner or landline`);

// The name has what the paths of checkouts may have: spaces and brackets.
const tree = path.join('.cache', 'launched (1)');
cloneTree(tree, [
  '.npmrc',
  'tests',
  'jest.config.mjs',
  'playwright.config.ts',
  'vercel.json',
  'netlify.toml',
  'package-lock.json',
]);
// The files that the other owner doesn't have stay those of the site. What he confirmed, he
// confirmed today, so that nothing has expired.
const today = todayInIndia();
const folder = path.join(tree, 'content/owner');
for (const file of readdirSync(`tests/launched/${owner}`)) {
  const text = readFileSync(`tests/launched/${owner}/${file}`, 'utf8');
  writeFileSync(path.join(folder, file), text.replaceAll('2026-11-26', today));
}
const promises = path.join(folder, 'promises.ts');
writeFileSync(promises, readFileSync(promises, 'utf8').replace(/readOn: (?:null|'[^']*')/, `readOn: '${today}'`));
cpSync('tests/launched/pictures', path.join(tree, 'public/pictures'), { recursive: true });

for (const command of [
  'npm run --silent launch-check',
  'npm run test:build',
  'npx jest --selectProjects unit specification export launched',
  'npm run test:browsers',
]) {
  execSync(command, { cwd: tree, stdio: 'inherit' });
}
