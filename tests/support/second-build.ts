/* Builds once more from nothing and compares: the same tree must give the same bytes. */
import { execSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/tools/files';

const first = '.cache/first-build';

rmSync(first, { recursive: true, force: true });
cpSync('out', first, { recursive: true });
for (const folder of ['.next', 'out']) rmSync(folder, { recursive: true, force: true });
execSync('npm run --silent build', { stdio: ['ignore', 'ignore', 'inherit'] });

const files = new Set([...(await listFiles(first)), ...(await listFiles('out'))]);
const bytes = (folder: string, file: string) => {
  try {
    return readFileSync(path.join(folder, file));
  } catch {
    return undefined;
  }
};
const differing = [...files].filter((file) => {
  const [one, other] = [bytes(first, file), bytes('out', file)];
  return !one || !other || !one.equals(other);
});
rmSync(first, { recursive: true });
if (differing.length > 0) {
  console.error(`Two builds of the same tree differ in ${differing.length} of ${files.size} files:`);
  console.error(differing.slice(0, 20).join('\n'));
  process.exitCode = 1;
}
