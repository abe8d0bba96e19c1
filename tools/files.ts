import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
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

/**
 * Lets everybody read a folder and what is in it. With another umask, or in an archive of somebody
 * else's, a host's user couldn't.
 */
export async function makeReadable(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await chmod(folder, 0o755);
  for (const entry of entries) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
  return `${entries.length} files and folders`;
}

/** Writes files, by their path below a folder. Folders needn't be there. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Runs `work` for all items, at most `limit` at a time. */
export function forEachLimited<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  return Readable.from(items).forEach(work, { concurrency: limit });
}
