import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from '@/tools/tree-copy';
import { apply, type Step } from './step';

const configs = ['jest.config.mjs', 'eslint.config.mjs', 'knip.jsonc', 'playwright.config.ts', 'vercel.json'];
const others = ['.prettierrc.json', '.prettierignore', '.npmrc', '.github', '.ci', 'package-lock.json'];

/**
 * A fresh copy with some steps carried out and formatted, as `npm run format` would.
 * @returns a function that runs a command there, and says whether it passed
 */
export function prepare(tree: string, steps: readonly Step[], env: Record<string, string> = {}) {
  copyTree(tree, ['tests', 'README.md', ...configs, ...others]);
  apply(tree, steps);
  const run = (command: string) =>
    spawnSync(command, {
      cwd: tree,
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, SITE_ENV: 'production', ...env },
    }).status === 0;
  const changed = ['next.config.ts', ...steps.map(({ file }) => file)];
  const files = [...new Set(changed)].filter((file) => existsSync(path.join(tree, file)));
  run(`npx prettier --write --log-level warn ${files.map((file) => JSON.stringify(file)).join(' ')}`);
  return run;
}
