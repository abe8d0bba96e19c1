import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

/** A path with forward slashes, as in addresses, on Windows too. */
export const withSlashes = (file: string) => file.replaceAll('\\', '/');

/** Lists every file below a folder: sorted relative paths with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => withSlashes(path.relative(folder, path.join(parentPath, name)))).sort();
}

/** Runs `work` for all items, at most `limit` at a time. */
export function forEachLimited<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  return Readable.from(items).forEach(work, { concurrency: limit });
}
