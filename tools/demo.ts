import { execSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/* npm run demo: shows the site of the invented owner in tests/owner/, as a preview in a copy of the tree. */

const notCopied = ['.cache', '.git', '.next', 'node_modules', 'out', 'playwright-report', 'test-results'];

/** Copies the tree into a folder of .cache/, with a link to its packages. @returns the copy's path */
export function copyTree(name: string): string {
  const copy = path.join('.cache', name);
  rmSync(copy, { recursive: true, force: true });
  for (const entry of readdirSync('.').filter((one) => !notCopied.includes(one)))
    cpSync(entry, path.join(copy, entry), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Builds a preview in a copy of the tree. */
export const buildPreview = (copy: string) =>
  execSync('npm run build', { cwd: copy, stdio: 'inherit', env: { ...process.env, SITE_ENV: 'preview' } });

if (path.basename(process.argv[1] ?? '') === 'demo.ts') {
  const copy = copyTree('demo');
  for (const folder of ['content', 'public'])
    cpSync(`tests/owner/${folder}`, path.join(copy, folder), { recursive: true });
  buildPreview(copy);
  execSync('npx serve out -c ../serve.json', { cwd: copy, stdio: 'inherit' });
}
