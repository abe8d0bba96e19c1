import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { families } from '@/app/fonts/families';

/** What pages contain besides the bundled packages. */
const alwaysShipped = ['tailwindcss', ...Object.values(families).map((family) => family.package)];

/**
 * Writes `licenses.txt`: the licence of every package whose code or files visitors get.
 * @param bundledFiles the source files in the site's scripts, as esbuild names them
 * @throws naming a package without a licence text
 */
export async function writeLicenses(outDir: string, bundledFiles: readonly string[]): Promise<void> {
  const bundled = bundledFiles.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  const packages = [...new Set([...bundled, ...alwaysShipped])].sort();
  const named = new Map<string, string[]>();
  for (const name of packages) {
    const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
    const text = await licenseOf(name);
    named.set(text, [...(named.get(text) ?? []), `${name} ${version}`]);
  }
  const parts = [...named].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  const intro = 'This site is built with these open-source packages. Their authors’ licences follow.\n';
  await writeFile(path.join(outDir, 'licenses.txt'), [intro, ...parts].join(`\n${'-'.repeat(80)}\n\n`));
}

/** @throws if a package has no licence text: visitors must get it with the files */
export async function licenseOf(name: string): Promise<string> {
  const folder = `node_modules/${name}`;
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file, so pages may not ship it: choose another package.`);
  return (await readFile(path.join(folder, file), 'utf8')).trim();
}
