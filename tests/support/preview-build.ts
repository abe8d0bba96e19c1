import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { about } from '@/content/pages/about';
import { sentences } from '@/lib/review/text';

/*
 * Builds a preview of this tree with one sentence changed, beside the production build in out/, for tests/preview and
 * tests/e2e. It works in a copy, so that the tree and out/ stay as they are.
 */
export const previewFolder = path.join('.cache', 'preview');
export const previewOut = path.join(previewFolder, 'out');

/** The last sentence of /about's closing board, as it is and as the preview has it. */
const lastSentence = sentences(about.closing.text).at(-1) ?? '';
export const sentence = { before: lastSentence, after: lastSentence.replace(/.$/, ' today$&') };

const sources = ['app', 'components', 'content', 'deploy', 'lib', 'public'];
const configs = ['next.config.ts', 'next-sitemap.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package.json'];

export function buildPreview(): void {
  rmSync(previewFolder, { recursive: true, force: true });
  mkdirSync(previewFolder, { recursive: true });
  for (const name of [...sources, ...configs]) cpSync(name, path.join(previewFolder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(previewFolder, 'node_modules'), 'junction');
  // Ends the search for ignore rules: the copy lies in an ignored folder, where Tailwind would look at no file.
  mkdirSync(path.join(previewFolder, '.git'));
  widenRoot(path.join(previewFolder, 'next.config.ts'));
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

/** Lets the copy's build use the packages of the folder above. */
function widenRoot(file: string): void {
  const root = JSON.stringify(path.resolve('.'));
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      /^export default config;/m,
      `export default { ...config, turbopack: { root: ${root} } };`,
    ),
  );
}

function changeSentence(file: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(sentence.before)) throw new Error(`${file} does not say “${sentence.before}” in one piece`);
  writeFileSync(file, text.replace(sentence.before, sentence.after));
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve('tests/support/preview-build.ts')) {
  if (!process.argv.includes('--if-missing') || !existsSync(path.join(previewOut, 'review.html'))) buildPreview();
}
