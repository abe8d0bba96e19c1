import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withSlashes } from '@/tools/files';

/** Every file below a folder, sorted, with forward slashes on Windows too. */
export function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map(withSlashes)
    .sort();
}

const prefix = 'site-tests-';
/** In milliseconds. No test takes that long. */
const longest = 3_600_000;

/**
 * Makes an empty folder outside the tree. Removes those that earlier runs have left, which may have
 * been interrupted.
 */
export function temporaryFolder(): string {
  const parent = os.tmpdir();
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(parent, name);
    const { mtimeMs, uid } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    // Windows has no user ids: all are 0.
    const isOurs = uid === (process.getuid?.() ?? 0);
    if (isOurs && Date.now() - mtimeMs > longest) rmSync(folder, { recursive: true, force: true });
  }
  return mkdtempSync(path.join(parent, prefix));
}

type Files = Readonly<Record<string, string | Buffer>>;

/** A temporary folder with files, by name and content. @param original a folder to copy first */
export function folderWith(files: Files, original?: string): string {
  const folder = temporaryFolder();
  if (original) cpSync(original, folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

/** A copy of out/ with further or other files. */
export const siteWith = (files: Files = {}) => folderWith(files, 'out');
