import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refundPolicy } from '@/content/legal/refund-policy';
import { services } from '@/content/services';
import { servicePath } from '@/lib/routes';
import { copyTree } from '@/tools/tree-copy';

/*
 * Builds a preview of this tree for tests/preview and tests/e2e. The review compares it with an
 * older site: a copy of out/ with a few differences.
 */
const previewFolder = path.join('.cache', 'preview');
const olderFolder = path.join('.cache', 'older');
export const previewOut = path.join(previewFolder, 'out');
/** Has what git allows in a branch's name, but addresses and markup don't. */
export const branch = 'new-copy/#1 50%?a&b-नमुना-<b>x</b>';

/** A service, and a text that its page has in one piece: some have terms in their own elements. */
const [example] = services.flatMap((one) =>
  [one.lead, ...one.features.map(({ description }) => description)]
    .filter((text) => isIn(`out${servicePath(one.slug)}.html`, text))
    .map((text) => ({ service: one, text })),
);
if (!example) throw new Error('No service’s page has its lead, or the text of a feature, in one piece');
export const { service } = example;
/** Texts that the older site has in other words. */
export const changed = { text: example.text, legal: refundPolicy.sections[0]!.title };
export const older = { text: `Our ${example.text}`, legal: `Formerly ${refundPolicy.sections[0]!.title}` };

function buildPreview(): void {
  rmSync(olderFolder, { recursive: true, force: true });
  cpSync('out', olderFolder, { recursive: true });
  for (const catalogue of ['services', 'products'] as const)
    edit(`${servicePath(service.slug, catalogue)}.html`, changed.text, older.text);
  edit('/refund-policy.html', changed.legal, older.legal);
  rmSync(path.join(olderFolder, 'faq.html'));

  copyTree(previewFolder);
  // The production build has checked the types of this tree.
  appendFileSync(path.join(previewFolder, 'next.config.ts'), 'config.typescript = { ignoreBuildErrors: true };\n');
  const env = {
    ...process.env,
    SITE_ENV: 'preview',
    SITE_BRANCH: branch,
    SITE_COMMIT: '0123456789abcdef',
    // The variables with which GitHub names the repository.
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'shop/site',
    REVIEW_PREVIOUS: path.resolve(olderFolder),
  };
  const { status } = spawnSync('npm run --silent build', { cwd: previewFolder, shell: true, stdio: 'inherit', env });
  if (status !== 0) throw new Error('The preview build failed');
}

/** Whether the preview is missing, or older than the site that it was compared with. */
function isStale(): boolean {
  const [preview, site] = [`${previewOut}/_headers`, 'out/_headers'];
  return !existsSync(preview) || statSync(preview).mtimeMs < statSync(site).mtimeMs;
}

function isIn(file: string, text: string): boolean {
  return readFileSync(file, 'utf8').includes(`>${text}<`);
}

/** Changes a text of the older site wherever the page has it. */
function edit(page: string, text: string, olderText: string): void {
  const file = path.join(olderFolder, page);
  if (!isIn(file, text)) throw new Error(`${page} does not say “${text}” in one piece`);
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replaceAll(`>${text}<`, `>${olderText}<`));
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve('tests/support/preview-build.ts')) {
  if (!process.argv.includes('--if-stale') || isStale()) buildPreview();
}
