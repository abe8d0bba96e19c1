import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from '@/tools/tree-copy';
import { launched } from './launched';
import { drawPictures } from './pictures';

/*
 * npm run launched: confirms every placeholder in a copy of the tree, and runs the launch check and
 * all tests there. The copy stays in .cache, where any command runs.
 */
// The name has what the paths of checkouts may have: spaces and brackets.
const tree = path.join('.cache', 'launched (1)');

copyTree(tree, [
  'tests',
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
  'package-lock.json',
]);
for (const { file, edit } of launched) {
  const target = path.join(tree, file);
  writeFileSync(target, edit(readFileSync(target, 'utf8')));
}
await drawPictures(path.join(tree, 'content/pictures'));

// copyTree() changes next.config.ts.
const changed = ['next.config.ts', ...new Set(launched.map(({ file }) => file))];
for (const command of [
  `npx prettier --write --log-level warn ${changed.join(' ')}`,
  'npm run --silent launch-check -- --strict',
  'npm test',
  'npx jest --selectProjects launched',
]) {
  execSync(command, { cwd: tree, stdio: 'inherit' });
}
