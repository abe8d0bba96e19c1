import { spawnSync } from 'node:child_process';
import { detectEnvironment } from '@/lib/environment';

/** Before Next compiles, or after it has written out/. */
export type Stage = 'before' | 'after';

export type Step = {
  /** What `npm run build -- <id>` calls it. */
  id: string;
  name: string;
  stage: Stage;
  /**
   * Does the step's work.
   * @returns the result in a few words
   * @throws an `Error` with a sentence for whoever builds
   */
  run(): string | Promise<string>;
  /** Prints its line when the process ends, below the list of routes that Next prints after all steps. */
  isLastLine?: boolean;
};

/** The steps of a build, in order. Next compiles between the two stages. */
export const steps: readonly Step[] = [
  { id: 'check', name: 'Content check', stage: 'before', run: () => program('tools/check/index.ts') },
  { id: 'icons', name: 'Icons', stage: 'before', run: () => program('tools/icons/index.ts') },
  {
    id: 'export',
    name: 'Export',
    stage: 'after',
    run: async () => `${await (await import('./export')).exportSite()} pages`,
  },
  {
    id: 'sitemap',
    name: 'Sitemap',
    stage: 'after',
    run: () => {
      program('node_modules/next-sitemap/bin/next-sitemap.mjs', '--config', 'next-sitemap.config.mjs');
      return 'sitemap.xml, robots.txt';
    },
  },
  { id: 'cards', name: 'Social cards', stage: 'after', run: () => program('tools/cards/index.ts') },
  {
    id: 'hosts',
    name: 'Host files',
    stage: 'after',
    run: async () => (await import('./export/hosts')).writeHosts('out'),
  },
  {
    id: 'compress',
    name: 'Compression',
    stage: 'after',
    run: async () => `${await (await import('./compress')).writeCompressedTwins('out')} files, Brotli and gzip`,
  },
  ...(detectEnvironment().isPreview ? [review()] : []),
  {
    id: 'launch',
    name: 'Launch check',
    stage: 'after',
    run: () => program('tools/check/launch/index.ts', '--build'),
    isLastLine: true,
  },
];

function review(): Step {
  return {
    id: 'review',
    name: 'Review sheet',
    stage: 'after',
    run: async () => {
      const problem = await (await import('./review')).writeReview('out');
      return problem ? `/review. ${problem}` : '/review';
    },
  };
}

/**
 * Runs all steps of a stage.
 * @returns whether all of them succeeded
 */
export const runStage = (stage: Stage) => runSteps(steps.filter((step) => step.stage === stage));

/**
 * Runs steps one after the other and prints one line for each: its name, its time and its result. Stops at the first that
 * fails and prints its error, its name and the command that runs it alone.
 * @returns whether all of them succeeded
 */
export async function runSteps(chosen: readonly Step[]): Promise<boolean> {
  for (const { id, name, run, isLastLine } of chosen) {
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    try {
      const result = await run();
      const line = `${name.padEnd(14)} ${seconds().padStart(7)}  ${result}`;
      if (isLastLine) process.once('exit', () => console.log(line));
      else console.log(line);
    } catch (error) {
      console.error(`${explain(error)}\n\n${name} failed after ${seconds()}. To run it alone: npm run build -- ${id}`);
      return false;
    }
  }
  return true;
}

/** A plain `Error` was written for the reader. Any other kind is a mistake in a tool, and its stack trace says where. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : (error.stack ?? error.message);
}

/**
 * Runs one of our programs, or a package's, in its own process.
 * @returns the last line it prints
 * @throws with everything it has printed, if it fails
 */
function program(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  return stdout.trim().split('\n').at(-1) ?? '';
}
