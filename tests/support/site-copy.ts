import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder';

/** A copy of out/ with further or other files, by name and content. */
export function siteWith(files: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder();
  cpSync('out', folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
