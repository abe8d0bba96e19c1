import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { copyTree } from '@/tools/tree-copy';
import { launched } from './launched';
import { pictures } from './trust';

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
for (const [file, from, to] of launched) {
  const target = path.join(tree, file);
  const text = readFileSync(target, 'utf8');
  const isThere = typeof from === 'string' ? text.includes(from) : from.test(text);
  if (!isThere) throw new Error(`${file}: ${String(from)} is not there to change`);
  writeFileSync(target, text.replace(from, to));
}
// Plain pictures in place of an owner's photos.
mkdirSync(path.join(tree, 'content/pictures'), { recursive: true });
for (const [file, [width, height]] of Object.entries(pictures)) {
  await sharp({ create: { width, height, channels: 3, background: 'tan' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 52/1 0/1' } })
    .toFile(path.join(tree, 'content/pictures', file));
}

// copyTree() changes next.config.ts.
const changed = ['next.config.ts', ...new Set(launched.map(([file]) => file))];
for (const command of [
  `npx prettier --write --log-level warn ${changed.join(' ')}`,
  'npm run --silent launch-check -- --strict',
  'npm test',
  'npx jest --selectProjects launched',
]) {
  execSync(command, { cwd: tree, stdio: 'inherit' });
}
