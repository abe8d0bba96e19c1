import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, type Metafile, type Plugin, build } from 'esbuild';
import { clientScripts } from '@/components/client-scripts';
import { type Page, referencedImports } from '../exported-page/page';
import { withSlashes } from '../files';
import { hashedFolder } from '../hosts/headers';

/*
 * Small scripts (`*.client.ts`) are inlined, each with all it needs. What they import with
 * `import()` becomes files.
 */

const options = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['es2021', 'safari15'],
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  metafile: true,
} satisfies BuildOptions;

type SmallScript = {
  /** Of the elements that need the script. */
  selector: string;
  code: string;
  /** Our source code in it and in what it imports, whose class names count as used. */
  source: string;
};

/** Leaves each `import()` as it is, with the path of its source. */
const keepImports: Plugin = {
  name: 'keep imports',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path: specifier, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolving') return undefined;
      const found = await resolve(specifier, { kind, resolveDir, pluginData: 'resolving' });
      return { path: withSlashes(path.relative('', found.path)), external: true };
    });
  },
};

/** The source files whose code an output has. */
function sourcesIn({ inputs }: Metafile['outputs'][string]): string[] {
  return Object.keys(inputs).filter((name) => inputs[name]!.bytesInOutput > 0);
}

/** Builds one small script, in which each `import()` has the path of a source file. */
async function buildSmallScript(name: string) {
  const entryPoints = [`components/${name}.client.ts`];
  const { outputFiles, metafile } = await build({ ...options, entryPoints, write: false, plugins: [keepImports] });
  const [output] = Object.values(metafile.outputs);
  const imports = output!.imports.map((file) => file.path);
  return { code: outputFiles[0]!.text.trim(), sources: sourcesIn(output!), imports };
}

/**
 * Builds a file of each source that small scripts import, named by a hash of its content. Each has
 * all its code: a browser that has failed to load a shared file might never ask for it again.
 * @returns for each source file, its address and the sources in it
 */
async function buildImportedFiles(outDir: string, sources: readonly string[]) {
  const { metafile } = await build({
    ...options,
    // In any order, the files would have other names from build to build.
    entryPoints: [...new Set(sources)].sort(),
    outdir: path.join(outDir, hashedFolder, 'scripts'),
    entryNames: '[name]-[hash]',
    // Hashes depend on paths, and a copy of the tree links to its packages.
    preserveSymlinks: true,
  });
  return Object.entries(metafile.outputs).map(([file, output]) => ({
    entryPoint: output.entryPoint!,
    address: `/${path.posix.relative(outDir, file)}`,
    sources: sourcesIn(output),
  }));
}

/**
 * Builds all small scripts and what they import.
 * @returns the small scripts, and the source files of them and of what they import
 */
export async function buildScripts(outDir: string): Promise<{ scripts: SmallScript[]; bundled: string[] }> {
  const small = await Promise.all(
    Object.entries(clientScripts).map(async ([name, selector]) => ({ selector, ...(await buildSmallScript(name)) })),
  );
  const files = await buildImportedFiles(
    outDir,
    small.flatMap(({ imports }) => imports),
  );
  const scripts = small.map(({ selector, code, sources, imports }) => {
    const imported = files.filter(({ entryPoint }) => imports.includes(entryPoint));
    const all = [...sources, ...imported.flatMap((file) => file.sources)];
    return {
      selector,
      code: imported.reduce(
        (text, { entryPoint, address }) => text.replaceAll(`"${entryPoint}"`, `"${address}"`),
        code,
      ),
      // Packages' code has words that look like class names.
      source: all.flatMap((file) => (file.startsWith('components/') ? readFileSync(file, 'utf8') : [])).join('\n'),
    };
  });
  return { scripts, bundled: [...small, ...files].flatMap(({ sources }) => sources) };
}

/**
 * Inserts the small scripts that a page needs, as one inline script.
 * @param outDir has the files that they import
 * @returns their source code
 * @throws if a script imports a file that isn't there: what it does for visitors would fail
 */
export function insertScripts({ $, file }: Page, scripts: readonly SmallScript[], outDir: string): string {
  const needed = scripts.filter(({ selector }) => $(selector).length > 0);
  // A script that throws is reported as uncaught, and doesn't stop the next one.
  const code = needed.map((script) => `try{(()=>{${script.code}})()}catch(e){reportError(e)}`).join('');
  for (const address of referencedImports(code)) {
    if (existsSync(path.join(outDir, address))) continue;
    throw new Error(`${file}: its script imports "${address}", which isn't in ${outDir}/`);
  }
  if (code) $('body').append($('<script></script>').text(code));
  return needed.map(({ source }) => source).join('\n');
}
