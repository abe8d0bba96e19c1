import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { about } from '@/content/pages/about';
import { sentences } from '@/lib/build/review/text';
import { copyTree } from '@/lib/build/tree-copy';

/*
 * Builds a preview of this tree with one sentence changed, beside the production build in out/, for tests/preview and
 * tests/e2e. It works in a copy, so that the tree and out/ stay as they are.
 */
export const previewFolder = path.join('.cache', 'preview');
export const previewOut = path.join(previewFolder, 'out');

/** The last sentence of /about's closing board, as it is and as the preview has it. */
const lastSentence = sentences(about.closing.text).at(-1) ?? '';
export const sentence = { before: lastSentence, after: lastSentence.replace(/.$/, ' today$&') };

export function buildPreview(): void {
  copyTree(previewFolder);
  changeSentence(path.join(previewFolder, 'content', 'pages', 'about.ts'));
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: previewFolder,
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_ENV: 'preview',
      SITE_BRANCH: 'new-copy',
      SITE_COMMIT: '0123456789abcdef',
      REVIEW_PREVIOUS: path.resolve('out'),
    },
  });
  if (status !== 0) throw new Error('The preview build failed');
}

function changeSentence(file: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(sentence.before)) throw new Error(`${file} does not say “${sentence.before}” in one piece`);
  writeFileSync(file, text.replace(sentence.before, sentence.after));
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve('tests/support/preview-build.ts')) {
  if (!process.argv.includes('--if-missing') || !existsSync(path.join(previewOut, 'review.html'))) buildPreview();
}
