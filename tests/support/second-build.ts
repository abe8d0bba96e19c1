/* `npx tsx tests/support/second-build.ts`: builds a copy of the tree and compares it with out/, byte for byte. */
import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/tools/files';
import { copyTree } from '@/tools/tree-copy';

const tree = path.join('.cache', 'second-build');
copyTree(tree);
const env = { ...process.env, SITE_ENV: 'production' };
execSync('npm run --silent build', { cwd: tree, env, stdio: ['ignore', 'ignore', 'inherit'] });

const folders = ['out', path.join(tree, 'out')];
const files = [...new Set((await Promise.all(folders.map((folder) => listFiles(folder)))).flat())];
const bytes = (file: string) => (existsSync(file) ? readFileSync(file).toString('base64') : undefined);
const differing = files.filter((file) => new Set(folders.map((folder) => bytes(path.join(folder, file)))).size > 1);
if (differing.length > 0) {
  console.error(`Two builds of the same tree differ in ${differing.length} of ${files.length} files:`);
  console.error(differing.slice(0, 20).join('\n'));
  process.exitCode = 1;
} else console.log(`Two builds of the same tree: the same ${files.length} files.`);
