import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './files';

const folder = 'public';

/** Files that systems leave in folders. */
const leftBySystems = /(^|\/)(\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Whether a file isn't for visitors: a system has left it, or it's the original of a picture. */
export const isUnpublished = (file: string) => leftBySystems.test(file) || file.startsWith('pictures/');

/** The files of public/ that visitors get as they are. HTML files among them aren't pages. */
export async function publicFiles(from = folder): Promise<string[]> {
  return (await listFiles(from)).filter((file) => !isUnpublished(file));
}

/**
 * Refuses files of public/ that the build has replaced by one of its own.
 * @returns how many files there are
 * @throws naming each of them
 */
export async function checkPublicFiles(outDir: string, from = folder): Promise<string> {
  const files = await publicFiles(from);
  const same = await Promise.all(
    files.map(async (file) => (await readFile(path.join(outDir, file))).equals(await readFile(path.join(from, file)))),
  );
  const replaced = files.filter((_, index) => !same[index]);
  if (replaced.length > 0) throw new Error(replaced.map(nameTaken).join('\n'));
  return `${files.length} files`;
}

/** Says that a file of public/ has the name of one that the build writes. */
export const nameTaken = (file: string) =>
  `public/${file}: the build writes a file with this name, so visitors would never get yours. Rename or remove it.`;
