import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeCompressedTwins } from '@/tools/compress';
import { serveFolder } from '@/tools/serve/serve-folder';
import { copyTree } from '@/tools/tree-copy';

const folder = path.join('.cache', 'bench');
const blankPage =
  '<!DOCTYPE html><html lang="en"><head><title>Blank</title></head><body><p>One line of text.</p></body></html>';

/** Serves this site, a plain Next build of it and a blank page, with the same headers. */
export async function startSubjects() {
  const outs = [
    ['site', 'out'],
    ['plain', await plainBuild()],
    ['blank', blankSite()],
  ] as const;
  // serveFolder takes a folder without this file for an unfinished build.
  for (const [, out] of outs.slice(1)) writeFileSync(path.join(out, '_headers'), '');
  return Promise.all(outs.map(async ([name, out]) => ({ name, ...(await serveFolder(out)) })));
}

/** A build without our adapter: what Next exports, as it is. */
async function plainBuild(): Promise<string> {
  const tree = path.join(folder, 'plain');
  copyTree(tree);
  appendFileSync(path.join(tree, 'next.config.ts'), 'delete config.adapterPath;\n');
  const { status, stderr } = spawnSync('npx', ['next', 'build'], { cwd: tree, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The plain Next build failed: ${stderr}`);
  const out = path.join(tree, 'out');
  await writeCompressedTwins(out);
  return out;
}

/** The blank page, which answers every address as the 404 page does. */
function blankSite(): string {
  const out = path.join(folder, 'blank');
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, '404.html'), blankPage);
  return out;
}
