/* Builds a copy of the tree in a folder with an unusual name: the bytes must be the same. */
import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/tools/files';
import { copyTree } from '@/tools/tree-copy';

const tree = path.join('.cache', 'second build (साइट) [1]');
const second = path.join(tree, 'out');

copyTree(tree);
const env = { ...process.env, SITE_ENV: 'production' };
execSync('npx next build', { cwd: tree, env, stdio: ['ignore', 'ignore', 'inherit'] });

const files = [...new Set([...(await listFiles('out')), ...(await listFiles(second))])];
const differing = files.filter((file) => {
  const [one, other] = [path.join('out', file), path.join(second, file)];
  return !existsSync(one) || !existsSync(other) || !readFileSync(one).equals(readFileSync(other));
});
if (differing.length > 0) {
  console.error(`Two builds of the same tree differ in ${differing.length} of ${files.length} files:`);
  console.error(differing.slice(0, 20).join('\n'));
  process.exitCode = 1;
}
