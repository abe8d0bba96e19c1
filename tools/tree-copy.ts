import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['app', 'components', 'content', 'lib', 'public', 'tools'];
const configs = ['next.config.ts', 'next-sitemap.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package.json'];

type CopyOptions = {
  /** Files and folders to copy besides what a build reads. */
  more?: readonly string[];
  /** Leaves our adapter out: `npx next build` in the copy ends with what Next exports. */
  isPlain?: boolean;
};

/**
 * Copies what a build reads into a fresh folder below this tree, with this tree's packages, so that a changed build can be
 * made beside the real one: a preview for tests, a plain Next build and a larger site for the benchmark.
 * @param target the folder, relative to the tree; emptied first
 */
export function copyTree(target: string, { more = [], isPlain = false }: CopyOptions = {}): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of [...sources, ...configs, ...more]) cpSync(name, path.join(target, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(target, 'node_modules'), 'junction');
  // Ends the search for ignore rules: the copy lies in an ignored folder, where Tailwind would look at no file.
  mkdirSync(path.join(target, '.git'));
  changeConfig(path.join(target, 'next.config.ts'), isPlain);
}

/** Lets the copy's build use the packages of the folder above. */
function changeConfig(file: string, isPlain: boolean): void {
  const root = JSON.stringify(path.resolve('.'));
  const adapter = isPlain ? ', adapterPath: undefined' : '';
  const changed = `const changed = { ...config${adapter}, turbopack: { ...config.turbopack, root: ${root} } };\n\nexport default changed;`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^export default config;/m, changed));
}
