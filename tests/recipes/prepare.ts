import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from '@/tools/tree-copy';
import { apply, type Step } from './step';

const configs = ['jest.config.mjs', 'eslint.config.mjs', 'knip.jsonc', 'playwright.config.ts', 'vercel.json'];
const others = ['.prettierrc.json', '.prettierignore', '.npmrc', '.github', '.ci', 'package-lock.json'];

/** A fresh copy with some steps carried out and formatted, as `npm run format` would. */
export function prepare(tree: string, steps: readonly Step[]) {
  copyTree(tree, ['tests', 'README.md', ...configs, ...others]);
  apply(tree, steps);
  const run = (command: string, isSilent = true) => {
    const env = {
      ...process.env,
      SITE_ENV: 'production',
      NO_PREVIEW: isSilent ? '1' : '',
      FORCE_COLOR: '0',
      NO_COLOR: '1',
    };
    const stdio = isSilent ? 'pipe' : 'inherit';
    const { status, ...said } = spawnSync(command, {
      cwd: tree,
      encoding: 'utf8',
      env,
      stdio,
      shell: true,
      maxBuffer: 1e9,
    });
    return { isGreen: status === 0, output: `${said.stdout}${said.stderr}` };
  };
  const changed = ['next.config.ts', ...steps.map(({ file }) => file)];
  const files = [...new Set(changed)].filter((file) => existsSync(path.join(tree, file)));
  run(`npx prettier --write --log-level warn ${files.map((file) => JSON.stringify(file)).join(' ')}`);
  return run;
}
