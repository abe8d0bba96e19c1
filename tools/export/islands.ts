import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, build } from 'esbuild';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from '@/components/islands/island-root';
import { type IslandName, islands } from '@/components/islands/registry';
import { clientScripts } from '@/components/client-scripts';
import { listFiles } from '../files';
import type { Page } from '../pages/page';
import { hashedFolder } from './next-output';

/** Controls that work: in islands, or by HTML or a small script. */
const served = '[data-island] *, [popovertarget], [data-copy], [form], [data-part]';

/** The addresses of the files that hydrate each island. The entry comes first. */
export type IslandFiles = Record<string, readonly string[]>;

const folders: Record<string, string> = {
  'email-addresses': 'contact',
  'message-form': 'enquiry',
  notifications: 'copy',
  'phone-number': 'contact',
  'social-profiles': 'footer',
};

/** Makes each island's entry, a function that the loader calls with the island's element. */
const entries: Plugin = {
  name: 'islands',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^island:/ }, ({ path: name }) => ({
      path: name.slice('island:'.length),
      namespace: 'island',
    }));
    onLoad({ filter: /.*/, namespace: 'island' }, ({ path: name }) => ({
      resolveDir: process.cwd(),
      contents: `import Content from './components/${folders[name]}/${name}';
        import { hydrate } from './components/islands/hydrate';
        export default (element) => hydrate(element, Content);`,
    }));
  },
};

/**
 * Bundles the islands for the browser, with shared files for common code, all named by a hash.
 * @returns the files that hydrate each island, and the source files in each of these
 */
export async function buildIslands(outDir: string): Promise<{ files: IslandFiles; sources: IslandFiles }> {
  const { metafile } = await build({
    entryPoints: Object.keys(islands).map((name) => ({ in: `island:${name}`, out: name })),
    plugins: [entries],
    outdir: path.join(outDir, hashedFolder, 'islands'),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    // Hashes depend on paths, and a copy of the tree links to its packages.
    preserveSymlinks: true,
    format: 'esm',
    minify: true,
    target: ['es2021', 'safari15'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    metafile: true,
  });
  const withImports = (file: string): string[] => {
    const imports = metafile.outputs[file]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    return [file, ...imports.flatMap((imported) => withImports(imported.path))];
  };
  const addressOf = (file: string) => `/${path.posix.relative(outDir, file)}`;
  const files: Record<string, string[]> = {};
  const sources: Record<string, string[]> = {};
  for (const [file, { entryPoint, inputs }] of Object.entries(metafile.outputs)) {
    if (entryPoint) files[entryPoint.slice('island:'.length)] = [...new Set(withImports(file))].map(addressOf);
    sources[addressOf(file)] = Object.keys(inputs).filter((name) => inputs[name]!.bytesInOutput > 0);
  }
  return { files, sources };
}

/** Our source code in islands' files. Packages' code has words that look like class names. */
export async function ownCode(addresses: readonly string[], sources: IslandFiles): Promise<string> {
  const own = addresses.flatMap((address) => sources[address] ?? []).filter((file) => file.startsWith('components/'));
  return (await Promise.all(own.map((file) => readFile(file, 'utf8')))).join('\n');
}

/** Modules for `next dev` only: error screens, and small scripts, which exported pages inline. */
const forDevelopment = ['components/islands/development-scripts.tsx', 'app/error.tsx', 'app/global-error.tsx'];

/** Lists client modules that no island contains: they would run only in `next dev`. */
export async function deadModules(inIslands: ReadonlySet<string>): Promise<string[]> {
  const lists = ['app', 'components'].map(async (top) => (await listFiles(top)).map((file) => `${top}/${file}`));
  const files = (await Promise.all(lists)).flat().filter((file) => /\.tsx?$/.test(file));
  const clients = files.filter((file) => /^['"]use client['"]/m.test(readFileSync(file, 'utf8')));
  return clients.filter((file) => !inIslands.has(file) && !forDevelopment.includes(file));
}

/**
 * Renders each island of a page as a separate root, as browsers hydrate it, and names its files.
 * @returns the files of all islands of the page
 * @throws if a control would never work
 */
export function renderIslands({ $, file }: Page, files: IslandFiles): string[] {
  const named = $('[data-island]').map((_, element) => {
    const name = $(element).attr('data-island') as IslandName;
    const Content = islands[name] as ComponentType<object>;
    const props = JSON.parse($(element).attr('data-props') ?? '{}') as object;
    const root = createElement(IslandRoot, null, createElement(Content, props));
    $(element)
      .html(renderToString(root, { identifierPrefix: `${name}-` }))
      .attr('data-load', files[name]!.join(' '));
    // Headless UI also hides elements with a style attribute, which the policy would refuse.
    $(element).find('[hidden]').removeAttr('style');
    return files[name] as string[];
  });
  const dead = $('button, input, select, textarea').not(served).first();
  if (dead.length > 0) {
    throw new Error(
      `${file}: nothing would ever hydrate ${$.html(dead).slice(0, 200)}. Put it into an island of components/islands/registry.ts.`,
    );
  }
  const copying = $('[data-copy]').first();
  if (copying.length > 0 && $(clientScripts['copy/copy']).length === 0) {
    throw new Error(
      `${file}: nothing on this page copies for ${$.html(copying).slice(0, 200)}. Add <PageNotifications />.`,
    );
  }
  return [...new Set(named.get())];
}
