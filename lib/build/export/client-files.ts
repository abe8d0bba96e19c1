import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';

const islands = 'components/islands/';
/** React state, effects and handlers: what a file needs React in the browser for. */
const needsReact =
  /\buse(State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Transition|ActionState)\(|\son[A-Z]\w+=/;

/**
 * Pages are HTML: a client file that a page reaches past the islands would never wake.
 * @param pages files of `app/` that Next renders
 * @throws naming the file, and the one that imports it
 */
export async function expectIslands(pages: readonly string[]): Promise<void> {
  const { metafile } = await build({
    entryPoints: [...pages],
    bundle: true,
    write: false,
    outdir: 'unused',
    packages: 'external',
    loader: { '.css': 'empty' },
    format: 'esm',
    metafile: true,
    logLevel: 'silent',
  });
  const { inputs } = metafile;
  const files = Object.keys(inputs);
  const texts = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
  const importsOf = (file: string) => inputs[file]?.imports.filter(({ external }) => !external) ?? [];
  const isClient = (file: string) => /^\s*['"]use client['"]/.test(texts.get(file) ?? '');
  const isStateful = (file: string): boolean =>
    needsReact.test(texts.get(file) ?? '') || importsOf(file).some(({ path }) => isStateful(path));

  // Along what the server renders: below a client file everything is the browser's.
  const rendered = new Set(pages);
  for (const file of rendered) {
    if (file.startsWith(islands)) continue;
    for (const { path } of importsOf(file)) {
      if (!isClient(path)) rendered.add(path);
      else if (isStateful(path)) {
        throw new Error(
          `${path}: has state or handlers, but ${file} uses it outside an island, where nothing wakes it. Make it an island in ${islands}registry.ts.`,
        );
      }
    }
  }
}
