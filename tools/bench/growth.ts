import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from '@/tools/tree-copy';

/** Milliseconds a page and peak memory in MB of each step, by number of synthetic pages. */
export type GrowthRow = {
  pages: number;
  step: 'next build' | 'tools/export';
  msPerPage: number;
  peakMegabytes: number;
};

const tree = path.join('.cache', 'bench', 'growth');

/** Builds copies of the site with so many service pages more, and measures both steps of the build. */
export async function measureGrowth(counts: readonly number[]): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const pages of counts) {
    copyTree(tree, { isPlain: true });
    addPages(pages);
    const build = await run('npx', ['next', 'build']);
    rows.push({ pages, step: 'next build', ...perPage(build, pages) });
    renameSync(path.join(tree, 'out'), path.join(tree, '.next', 'out'));
    const exported = await run('npx', ['tsx', 'tools/build.ts', 'export']);
    rows.push({ pages, step: 'tools/export', ...perPage(exported, pages) });
  }
  return rows;
}

type Run = { milliseconds: number; peakMegabytes: number };

const perPage = ({ milliseconds, peakMegabytes }: Run, pages: number) => ({
  msPerPage: Math.round((milliseconds / pages) * 10) / 10,
  peakMegabytes: Math.round(peakMegabytes),
});

/** A route with so many pages, each a real service page under another address. */
function addPages(count: number): void {
  const folder = path.join(tree, 'app', 'synthetic', '[page]');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'page.tsx'),
    `import { ServicePage } from '@/app/_templates/service-page';
import { serviceSlugs } from '@/content/services/slugs';

export const dynamicParams = false;

export function generateStaticParams() {
  return Array.from({ length: ${count} }, (_, page) => ({ page: String(page) }));
}

export default async function Page({ params }: { params: Promise<{ page: string }> }) {
  const slug = serviceSlugs[Number((await params).page) % serviceSlugs.length]!;
  return <ServicePage slug={slug} catalogue="services" />;
}
`,
  );
}

/** Runs a command in the copy and watches the memory of its whole process group. */
function run(command: string, args: string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, { cwd: tree, stdio: 'ignore', detached: true });
    let peakMegabytes = 0;
    const watch = setInterval(() => {
      peakMegabytes = Math.max(peakMegabytes, groupMemory(child.pid ?? 0));
    }, 250);
    child.on('exit', (code) => {
      clearInterval(watch);
      if (code !== 0) reject(new Error(`${command} ${args.join(' ')} failed in ${tree}`));
      else resolve({ milliseconds: performance.now() - started, peakMegabytes });
    });
  });
}

function groupMemory(group: number): number {
  const table = execFileSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' });
  const kilobytes = table
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, rss = 0]) => sum + rss, 0);
  return kilobytes / 1024;
}
