import { readdirSync, statSync } from 'node:fs';
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
