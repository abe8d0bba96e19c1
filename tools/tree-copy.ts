import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const sources = ['app', 'components', 'content', 'lib', 'public', 'tools'];
const configs = ['next.config.ts', 'next-sitemap.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package.json'];

/**
 * Copies what a build reads into a fresh folder below this tree, with this tree's packages, so that a changed build can be
 * made beside the real one: a preview for tests and a plain Next build for the benchmark.
 * @param target the folder, relative to the tree; emptied first
 * @param more files and folders to copy as well
 * @param isPlain leaves our adapter out: `npx next build` in the copy ends with what Next exports
 */
export function copyTree(target: string, more: readonly string[] = [], isPlain = false): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of [...sources, ...configs, ...more]) cpSync(name, path.join(target, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(target, 'node_modules'), 'junction');
  // Ends the search for ignore rules: the copy lies in an ignored folder, where Tailwind would look at no file.
  mkdirSync(path.join(target, '.git'));
  // Lets the copy's build use the packages of the folder above.
  const changes = [`config.turbopack = { root: ${JSON.stringify(path.resolve('.'))} };`];
  if (isPlain) changes.push('delete config.adapterPath;');
  appendFileSync(path.join(target, 'next.config.ts'), changes.join('\n'));
}
