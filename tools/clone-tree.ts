import { cpSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const sources = ['app', 'components', 'content', 'lib', 'public', 'tools'];
const configs = ['next.config.ts', 'next-sitemap.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package.json'];

/**
 * Copies what a build reads into a folder of this tree, and links to this tree's packages, to build
 * a changed site: a preview for tests, a plain Next build for the benchmark.
 * @param target the folder, which is emptied first
 */
export function cloneTree(target: string, more: readonly string[] = []): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of [...sources, ...configs, ...more]) cpSync(name, path.join(target, name), { recursive: true });
  symlinkSync(realpathSync('node_modules'), path.join(target, 'node_modules'), 'junction');
  // Without a `.git`, Tailwind would obey this tree's .gitignore, which names the copy's folder,
  // and find no classes.
  mkdirSync(path.join(target, '.git'));
}
