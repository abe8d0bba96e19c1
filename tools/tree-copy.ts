import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['app', 'components', 'content', 'lib', 'public', 'tools'];
const configs = ['next.config.ts', 'next-sitemap.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package.json'];

/**
 * Copies what a build reads into a fresh folder below this tree and links this tree's packages, so that a changed build can
 * be made beside the real one: a preview for the tests, a plain Next build for the benchmark.
 * @param target the folder, relative to the tree; emptied first
 * @param more other files and folders to copy
 */
export function copyTree(target: string, more: readonly string[] = []): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of [...sources, ...configs, ...more]) cpSync(name, path.join(target, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(target, 'node_modules'), 'junction');
  // Ends the search for .gitignore files: Tailwind reads nothing in an ignored folder, and the copy is in one.
  mkdirSync(path.join(target, '.git'));
  widenRoot(path.join(target, 'next.config.ts'));
}

/** Lets the copy's build use the packages of the folder above. */
function widenRoot(file: string): void {
  const root = JSON.stringify(path.resolve('.'));
  const text = readFileSync(file, 'utf8');
  const widened = `const widened = { ...config, turbopack: { ...config.turbopack, root: ${root} } };\n\nexport default widened;`;
  writeFileSync(file, text.replace(/^export default config;/m, widened));
}
