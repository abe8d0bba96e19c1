import { spawnSync } from 'node:child_process';
import { detectEnvironment } from '@/lib/environment';

type Step = {
  name: string;
  /** What a developer types to run it alone. */
  command: string;
  /** The line that says what came of it; the last one that the step prints, unless it is somebody else's program. */
  result?: (output: string) => string;
};

const lastLine = (output: string) => output.trim().split('\n').at(-1)?.trim() ?? '';

const steps: readonly Step[] = [
  { name: 'Content check', command: 'npm run content-check' },
  { name: 'Icons', command: 'npm run icons' },
  {
    name: 'Next build',
    command: 'npx next build',
    result: (output) => `${/static pages.*\((\d+)\/\1\)/.exec(output)?.[1] ?? 'all'} routes`,
  },
  { name: 'Sitemap', command: 'npm run sitemap', result: () => 'sitemap.xml, robots.txt' },
  { name: 'Social cards', command: 'npm run cards' },
  { name: 'Export', command: 'npm run export' },
  ...(detectEnvironment().isPreview ? [{ name: 'Review sheet', command: 'npm run review' }] : []),
  { name: 'Launch check', command: 'npm run launch-check -- --build' },
];

/** Runs one step; its output is shown only when it fails. */
function run({ name, command, result = lastLine }: Step): boolean {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command.replace(/^npm run/, 'npm run --silent'), {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (status === 0) {
    console.log(`${name.padEnd(14)} ${seconds.padStart(7)}  ${result(stdout)}`);
    return true;
  }
  console.error(`${stdout}${stderr}\n${name} failed after ${seconds}. To run it alone: ${command}`);
  return false;
}

if (!steps.every(run)) process.exitCode = 1;
