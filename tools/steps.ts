import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isPreviewBuild } from '@/lib/environment';

export type Step = {
  name: string;
  /**
   * Does the step's work.
   * @returns the result in a few words
   * @throws an `Error` with a sentence for whoever builds
   */
  run(): string | Promise<string>;
  /** Prints its line at the very end, below the routes that Next lists after all steps. */
  isLastLine?: boolean;
};

/** The steps of a build, in order. Next compiles and exports between the two stages. */
export function stages(isPreview = isPreviewBuild()): Record<'before' | 'after', readonly Step[]> {
  return {
    before: [{ name: 'Content check', run: () => program('tools/check.ts') }],
    after: [
      { name: 'Export', run: async () => `${await (await import('./export/export-site')).exportSite()} pages` },
      { name: 'Sitemap', run: sitemap },
      { name: 'Host files', run: async () => (await import('./hosts/write-host-files')).writeHostFiles('out') },
      ...(isPreview ? [{ name: 'Review', run: async () => (await import('./review/review')).writeReview('out') }] : []),
      { name: 'Public files', run: async () => (await import('./public-files')).checkPublicFiles('out') },
      { name: 'Compression', run: async () => (await import('./compress')).precompress('out') },
      { name: 'Permissions', run: async () => (await import('./files')).makeReadable('out') },
      { name: 'Kind of build', run: () => describeBuild(), isLastLine: true },
    ],
  };
}

/**
 * Runs steps in order and prints a line for each: name, time, result. Stops at the first one that
 * fails, and prints its error and its name.
 * @returns whether all of them succeeded
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const { name, run, isLastLine } of steps) {
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    try {
      const result = await run();
      const line = `${name.padEnd(14)} ${seconds().padStart(7)}  ${result}`;
      if (isLastLine) process.once('exit', () => console.log(line));
      else console.log(line);
    } catch (error) {
      console.error(`${explain(error)}\n\n${name} failed after ${seconds()}.`);
      return false;
    }
  }
  return true;
}

/** A plain `Error` has a message for the reader. Any other is a bug and needs its stack trace. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : (error.stack ?? error.message);
}

function sitemap(): string {
  program('node_modules/next-sitemap/bin/next-sitemap.mjs', '--config', 'next-sitemap.config.mjs');
  // Where Next's manifests name no pages, next-sitemap succeeds and writes none.
  if (!existsSync('out/sitemap.xml'))
    throw new Error('next-sitemap found no pages in .next, so out/ has no sitemap.xml');
  return 'sitemap.xml, robots.txt';
}

/**
 * Runs a program of ours or of a package in its own process.
 * @returns the last line that it prints
 * @throws with everything that it has printed, if it fails
 */
function program(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  process.stderr.write(stderr);
  return stdout.trim().split('\n').at(-1) ?? '';
}
