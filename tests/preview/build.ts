import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cloneTree } from '@/tools/clone-tree';
import { redirect } from './redirect';

/* Builds a preview of this tree for preview.test.ts, with a redirect, compared with out/. */
const folder = path.join('.cache', 'preview');
cloneTree(folder);
const redirects = `export const redirects = [${JSON.stringify(redirect)}];\n`;
writeFileSync(path.join(folder, 'content', 'redirects.ts'), redirects);
const env = {
  ...process.env,
  // The production build has checked the types of this tree.
  SITE_COPY: 'checked',
  SITE_ENV: 'preview',
  // What git allows in a branch's name, but addresses and markup don't.
  GITHUB_HEAD_REF: 'new-copy/#1 50%?a&b-नमुना-<b>x</b>',
  GITHUB_SHA: '0123456789abcdef',
  REVIEW_PREVIOUS: path.resolve('out'),
};
const build = ['--import', 'tsx', 'tools/build.ts'];
process.exitCode = spawnSync(process.execPath, build, { cwd: folder, stdio: 'inherit', env }).status ?? 1;
