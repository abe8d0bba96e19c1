import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listen } from '@/tools/serve/listen';
import { createSiteServer } from '@/tools/serve/server';
import { copyTree } from '@/tools/tree-copy';
import { writeCompressedTwins } from '../compress';
import { headerTable } from '../export/hosts/headers';

/** What is measured: this site, the same build as Next leaves it, and a page with one line of text. */
export type Subject = { name: 'site' | 'plain' | 'blank'; origin: string; close(): void };

const folder = path.join('.cache', 'bench');
const blankPage =
  '<!DOCTYPE html><html lang="en"><head><title>Blank</title></head><body><p>One line of text.</p></body></html>';

/** Serves the three side by side, by the same server, with the same headers and compression. */
export async function startSubjects(paths: readonly string[]): Promise<Subject[]> {
  if (!existsSync('out/index.html')) throw new Error('out/ holds no site yet: run "npm run build" first');
  return Promise.all([
    start('site', 'out'),
    plainBuild().then((out) => start('plain', out)),
    blankSite(paths).then((out) => start('blank', out)),
  ]);
}

async function start(name: Subject['name'], out: string): Promise<Subject> {
  const server = createSiteServer(out, headerTable());
  const port = await listen(server, 4700, 50);
  return { name, origin: `http://localhost:${port}`, close: () => void server.close() };
}

async function plainBuild(): Promise<string> {
  const tree = path.join(folder, 'plain');
  copyTree(tree, { isPlain: true });
  const { status } = spawnSync('npx', ['next', 'build'], { cwd: tree, stdio: 'ignore' });
  if (status !== 0) throw new Error('The plain Next build failed');
  const out = path.join(tree, 'out');
  await writeCompressedTwins(out);
  return out;
}

/** The blank page under every measured path, so that the addresses are alike. */
async function blankSite(paths: readonly string[]): Promise<string> {
  const out = path.join(folder, 'blank');
  for (const page of paths) {
    const file = path.join(out, page === '/' ? 'index.html' : `${page}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, blankPage);
  }
  writeFileSync(path.join(out, '404.html'), blankPage);
  return out;
}
