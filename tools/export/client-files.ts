import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const islands = 'components/islands/';
/** Renders nothing, and runs under `next dev` alone. */
const development = `${islands}development-scripts.tsx`;
/** React state, effects and handlers: what a file needs React in the browser for. */
const needsReact =
  /\buse(State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Transition|ActionState)\(|\son[A-Z]\w+=/;

/**
 * Pages are HTML: a client file that a page reaches past the islands would never wake.
 * @param pages files of `app/` that Next renders
 * @param root the tree they lie in
 * @throws naming the file, and the one that imports it
 */
export async function expectIslands(pages: readonly string[], root = process.cwd()): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...pages],
    jsx: 'automatic',
    bundle: true,
    write: false,
    outdir: 'unused',
    packages: 'external',
    loader: { '.css': 'empty' },
    format: 'esm',
    metafile: true,
    logLevel: 'silent',
  });
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const importsOf = (file: string) => metafile.inputs[file]?.imports.filter(({ external }) => !external) ?? [];
  const isClient = (file: string) => /^\s*['"]use client['"]/.test(textOf(file));
  const isStateful = (file: string): boolean =>
    needsReact.test(textOf(file)) || importsOf(file).some((imported) => isStateful(imported.path));

  // Along what the server renders: below a client file everything is the browser's.
  const rendered = new Set(pages);
  for (const file of rendered) {
    if (file.startsWith(islands)) continue;
    for (const { path: used } of importsOf(file)) {
      if (!isClient(used)) rendered.add(used);
      else if (used !== development && isStateful(used)) {
        throw new Error(
          `${used}: has state or handlers, but ${file} uses it outside an island, where nothing wakes it. Make it an island in ${islands}registry.ts.`,
        );
      }
    }
  }
}
