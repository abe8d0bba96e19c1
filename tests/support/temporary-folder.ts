import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

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
