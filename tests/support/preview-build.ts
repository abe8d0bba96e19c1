import { spawn } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from '@/tools/serve/serve-folder';
import { copyTree } from '@/tools/tree-copy';
import { applyEdits } from './preview-edits';

/*
 * Builds a preview of this tree with the edits of preview-edits.ts, beside the production build in
 * out/, for tests/preview and tests/e2e. It works in a copy. First it compares with an address
 * where nothing answers, which must not fail the build, then with out/ as a live site on loopback.
 */
const previewFolder = path.join('.cache', 'preview');
export const previewOut = path.join(previewFolder, 'out');
/** The sheet of the build whose live site did not answer. */
export const deadAddressSheet = path.join(previewFolder, 'dead-address.html');
/** Nobody uses port 2. */
export const deadAddress = 'http://127.0.0.1:2';

async function buildPreview(): Promise<void> {
  copyTree(previewFolder);
  applyEdits(previewFolder);
  await run('npm run --silent build', deadAddress);
  cpSync(path.join(previewOut, 'review.html'), deadAddressSheet);

  const live = await serveFolder('out');
  await run('npm run --silent build -- review compress', live.origin);
  live.close();
}

/** Not `spawnSync`: this process serves what the build reads. */
async function run(command: string, previous: string): Promise<void> {
  const env = {
    ...process.env,
    SITE_ENV: 'preview',
    SITE_BRANCH: 'new-copy',
    SITE_COMMIT: '0123456789abcdef',
    // As GitHub names the repository.
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'shop/site',
    REVIEW_PREVIOUS: previous,
  };
  const build = spawn(command, { cwd: previewFolder, shell: true, stdio: 'inherit', env });
  const code = await new Promise((resolve) => build.once('close', resolve));
  if (code !== 0) throw new Error(`The preview build failed: ${command}`);
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve('tests/support/preview-build.ts')) {
  if (!process.argv.includes('--if-missing') || !existsSync(path.join(previewOut, 'review.html'))) void buildPreview();
}
