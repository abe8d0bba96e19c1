import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { about } from '@/content/pages/about';
import { headerTable } from '@/tools/export/hosts/headers';
import { sentences } from '@/tools/pages/text';
import { createSiteServer } from '@/tools/serve/server';
import { copyTree } from '@/tools/tree-copy';

/*
 * Builds a preview of this tree with twelve edits, beside the production build in out/, for tests/preview and tests/e2e. It
 * works in a copy, so that the tree and out/ stay as they are. First it compares with an address where nothing answers,
 * which must not fail the build, then with out/ as a live site on loopback.
 */
export const previewFolder = path.join('.cache', 'preview');
export const previewOut = path.join(previewFolder, 'out');
/** The sheet of the build whose live site did not answer. */
export const deadAddressSheet = path.join(previewFolder, 'dead-address.html');
/** Nobody uses port 2. */
export const deadAddress = 'http://127.0.0.1:2';

/** The last sentence of /about's closing board, as it is and as the preview has it. */
const lastSentence = sentences(about.closing.text).at(-1) ?? '';
export const sentence = { before: lastSentence, after: lastSentence.replace(/.$/, ' today$&') };
export const spacing = { before: 'clamp(2.375rem, 1.25rem + 4.6vw, 5rem)', after: '1.5rem' };

/** What a marketer and an engineer changed: eight edits of the content, three visual breaks, one broken link. */
const edits: readonly { file: string; before: string; after: string }[] = [
  { file: 'content/pages/about.ts', ...sentence },
  { file: 'content/facts.ts', before: "seoResults: '3–6 months'", after: "seoResults: '4–7 months'" },
  { file: 'content/pages/figures.ts', before: "number: '200+'", after: "number: '300+'" },
  { file: 'content/services/seo-services.ts', before: 'Links earned honestly', after: 'Links earned fairly' },
  {
    file: 'content/faq.ts',
    before: 'the price and the dates. It’s free.',
    after: 'the price and the dates. It costs nothing.',
  },
  { file: 'content/pages/contact.ts', before: "title: 'Write to us'", after: "title: 'Write to us today'" },
  { file: 'content/pages/about.ts', before: "crumb: 'About'", after: "crumb: 'About us'" },
  {
    file: 'content/services/pc-laptop-rental.ts',
    before: `    {
      title: 'Desktops with monitors',
      description:
        'Complete sets for billing counters, call centres and computer labs, down to the mouse and the cables.',
    },
`,
    after: '',
  },
  { file: 'components/sections/features.tsx', before: 'sm:grid-cols-2 lg:grid-cols-3', after: 'grid-cols-6' },
  { file: 'components/sections/process.tsx', before: 'process-line wide:grid', after: 'hidden' },
  { file: 'app/styles/tokens.css', ...spacing },
  { file: 'app/_templates/home-sections.tsx', before: 'href: quotePath() }}', after: "href: '/faq#gone' }}" },
];

export async function buildPreview(): Promise<void> {
  copyTree(previewFolder);
  edits.forEach(make);
  await run('npm run --silent build', deadAddress);
  cpSync(path.join(previewOut, 'review.html'), deadAddressSheet);

  const live = createSiteServer('out', headerTable());
  await new Promise<void>((resolve) => live.listen(0, '127.0.0.1', resolve));
  await run('npm run --silent build -- review', `http://127.0.0.1:${(live.address() as AddressInfo).port}`);
  live.closeAllConnections();
  live.close();
}

/** Not `spawnSync`: this process serves what the build reads. */
async function run(command: string, previous: string): Promise<void> {
  const env = {
    ...process.env,
    SITE_ENV: 'preview',
    SITE_BRANCH: 'new-copy',
    SITE_COMMIT: '0123456789abcdef',
    // As GitHub tells where issues go.
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'shop/site',
    REVIEW_PREVIOUS: previous,
  };
  const build = spawn(command, { cwd: previewFolder, shell: true, stdio: 'inherit', env });
  const code = await new Promise((resolve) => build.once('close', resolve));
  if (code !== 0) throw new Error(`The preview build failed: ${command}`);
}

function make({ file, before, after }: (typeof edits)[number]): void {
  const copy = path.join(previewFolder, file);
  const text = readFileSync(copy, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not say “${before}” in one piece`);
  writeFileSync(copy, text.replace(before, after));
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve('tests/support/preview-build.ts')) {
  if (!process.argv.includes('--if-missing') || !existsSync(path.join(previewOut, 'review.html'))) void buildPreview();
}
