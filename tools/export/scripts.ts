import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, type Plugin, build } from 'esbuild';
import { clientScripts } from '@/components/client-scripts';
import type { Page } from '../exported-page/page';
import { hashedFolder } from './next-output';

/*
 * Small scripts (`*.client.ts`) are inlined: one script per page, with all it needs. What they
 * import with `import()` becomes a file. These are two builds, because in one esbuild would move
 * code that both use into a shared file, which every page would request.
 */

const options = {
  bundle: true,
  minify: true,
  target: ['es2021', 'safari15'],
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  metafile: true,
} satisfies BuildOptions;

/** A file that a small script imports, by the path of its source. */
type ImportedFile = {
  address: string;
  /** All source files in it and in the files that it imports. */
  sources: readonly string[];
};
export type ImportedFiles = ReadonlyMap<string, ImportedFile>;

const entryOf = (name: string) => `components/${name}.client.ts`;

/** Calls `addressOf` with the source path of each `import()`, and leaves the import as it is. */
const importedFiles = (addressOf: (source: string) => string): Plugin => ({
  name: 'imported files',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path: specifier, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolving') return undefined;
      const found = await resolve(specifier, { kind, resolveDir, pluginData: 'resolving' });
      return { path: addressOf(path.relative('', found.path)), external: true };
    });
  },
});

/**
 * Builds what small scripts import with `import()`, with shared files for common code, all named by
 * a hash of their content.
 */
export async function buildImportedFiles(outDir: string): Promise<ImportedFiles> {
  const sources = new Set<string>();
  const collect = importedFiles((source) => {
    sources.add(source);
    return source;
  });
  const entryPoints = Object.keys(clientScripts).map(entryOf);
  await build({ ...options, entryPoints, outdir: outDir, format: 'esm', write: false, plugins: [collect] });

  const { metafile } = await build({
    ...options,
    // In any order, the files would have other names from build to build.
    entryPoints: [...sources].sort(),
    outdir: path.join(outDir, hashedFolder, 'scripts'),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    splitting: true,
    // Hashes depend on paths, and a copy of the tree links to its packages.
    preserveSymlinks: true,
    format: 'esm',
  });
  const inputsOf = (file: string): string[] => {
    const { inputs, imports } = metafile.outputs[file]!;
    const own = Object.keys(inputs).filter((name) => inputs[name]!.bytesInOutput > 0);
    return [...own, ...imports.flatMap((imported) => inputsOf(imported.path))];
  };
  return new Map(
    Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint
        ? [[entryPoint, { address: `/${path.posix.relative(outDir, file)}`, sources: inputsOf(file) }] as const]
        : [],
    ),
  );
}

/**
 * Inserts the small scripts that a page needs, as one inline script.
 * @returns our source code in it and in the files it imports, whose class names count as used.
 *   Packages' code has words that look like class names.
 */
export async function insertScripts({ $ }: Page, files: ImportedFiles): Promise<string> {
  const needed = Object.entries(clientScripts).filter(([, selector]) => $(selector).length > 0);
  if (needed.length === 0) return '';
  const imported = new Set<string>();
  const { outputFiles, metafile } = await build({
    ...options,
    stdin: { contents: needed.map(([name]) => `import './${entryOf(name)}';`).join(''), resolveDir: '.' },
    // As 'iife', esbuild would add helpers for CommonJS.
    format: 'esm',
    write: false,
    plugins: [
      importedFiles((source) => {
        imported.add(source);
        return files.get(source)!.address;
      }),
    ],
  });
  $('body').append($('<script></script>').text(`(()=>{${outputFiles[0]!.text.trim()}})()`));
  const sources = [...Object.keys(metafile.inputs), ...[...imported].flatMap((file) => files.get(file)!.sources)];
  const own = new Set(sources.filter((file) => file.startsWith('components/')));
  return (await Promise.all([...own].map((file) => readFile(file, 'utf8')))).join('\n');
}
