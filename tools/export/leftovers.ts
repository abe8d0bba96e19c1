import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';

/** Removes what only Next's client-side router would fetch: payload files, and the twin of the 404 page. */
export async function removePayloadFiles(outDir: string, files: readonly string[]): Promise<void> {
  const pages = new Set(files.filter((file) => file.endsWith('.html')));
  const leftovers = files.filter(
    (file) =>
      file === '_not-found.html' ||
      /(^|\/)__next\.[^/]*\.txt$/.test(file) ||
      (file.endsWith('.txt') && pages.has(file.replace(/txt$/, 'html'))),
  );
  await Promise.all(leftovers.map((file) => rm(path.join(outDir, file))));
}

/** Removes everything under `_next/` that no page can reach, then folders that are empty. */
export async function removeUnreached(outDir: string, reached: ReadonlySet<string>): Promise<void> {
  const unreached = (await listFiles(outDir)).filter((file) => file.startsWith('_next/') && !reached.has(file));
  await Promise.all(unreached.map((file) => rm(path.join(outDir, file))));
  await removeEmptyFolders(outDir);
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}
