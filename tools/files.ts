import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

/** Every file below a folder as a sorted list of relative paths with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** Lets every user read a folder, web servers too, whatever the umask of whoever builds it. */
export async function letEveryoneRead(folder: string): Promise<string> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
  return 'readable for every user';
}

/** Runs `work` over all items, at most `limit` at a time: memory doesn't grow with their number. */
export function forEachLimited<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  return Readable.from(items).forEach(work, { concurrency: limit });
}
