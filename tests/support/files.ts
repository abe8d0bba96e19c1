import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Files = Readonly<Record<string, string | Buffer>>;

/** A temporary folder with files, by name and content. @param original a folder to copy first */
export function folderWith(files: Files, original?: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-tests-'));
  if (original) cpSync(original, folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
