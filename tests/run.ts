/* `npm test`: everything, in two lanes where the machine allows it, with the time of each step. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '@/tools/find-browser';

type Count = { passed: number; failed: number };
type Step = {
  title: string;
  command: string;
  env?: Record<string, string | undefined>;
  /** Reads how many tests passed and failed; a step without it counts as one test. */
  count?: () => Count;
};

const results = 'test-results';
const total: Count = { passed: 0, failed: 0 };
const seconds = (from: number) => `${Math.round((Date.now() - from) / 1000)} s`;

/** Runs a command. What it says is printed when it ends, so that lanes don't mix; alone, a step prints at once. */
async function run({ title, command, env, count }: Step, isAlone = false): Promise<boolean> {
  const start = Date.now();
  if (isAlone) console.log(`\n== ${title}`);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (output += data.toString()));
  const isGreen = await new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code === 0)));
  console.log(isAlone ? `${title}: ${seconds(start)}` : `\n== ${title}: ${seconds(start)}\n${output.trim()}`);
  const { passed, failed } = count?.() ?? { passed: Number(isGreen), failed: Number(!isGreen) };
  total.passed += passed;
  // A runner that fails without naming a test (a crash, a missing report) still counts as one failure.
  total.failed += isGreen ? failed : Math.max(1, failed);
  return isGreen;
}

/** Runs steps in order; a failing step ends its lane only if the next one needs it. */
async function lane(name: string, steps: readonly Step[], isChain = false): Promise<boolean> {
  const start = Date.now();
  let isGreen = true;
  for (const step of steps) if (isGreen || !isChain) isGreen = (await run(step)) && isGreen;
  console.log(`\nLane “${name}”: ${seconds(start)}`);
  return isGreen;
}

const report =
  <Report>(file: string, read: (report: Report) => Count) =>
  (): Count =>
    existsSync(`${results}/${file}`)
      ? read(JSON.parse(readFileSync(`${results}/${file}`, 'utf8')) as Report)
      : { passed: 0, failed: 1 };

const jest = (title: string, ...projects: string[]): Step => ({
  title,
  command: `npx jest --selectProjects ${projects.join(' ')} --json --outputFile ${results}/${projects[0]}.json`,
  count: report<{ numPassedTests: number; numFailedTests: number }>(`${projects[0]}.json`, (run) => ({
    passed: run.numPassedTests,
    failed: run.numFailedTests,
  })),
});

const browserTests: Step = {
  title: 'Browser tests',
  command: 'npx playwright test',
  count: report<{ stats: { expected: number; unexpected: number; flaky: number } }>('e2e.json', ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  })),
};
const engines: Step = {
  title: 'Journeys in other engines',
  command: 'npm run --silent test:engines',
  count: report<Count>('engines.json', (count) => count),
};

const start = Date.now();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// `next build` checks the types of the whole tree, tests included. On GitHub a pull request would otherwise build a preview.
const build: Step = { title: 'Build', command: 'npm run --silent build', env: { SITE_ENV: 'production' } };
const [, isBuilt] = await Promise.all([
  lane('sources', [
    { title: 'Lint', command: 'npm run --silent lint' },
    jest('Unit and content tests', 'unit', 'content'),
  ]),
  lane('build', [build], true),
]);

if (isBuilt) {
  await Promise.all([
    lane('out/', [jest('Tests over out/', 'export')]),
    lane(
      'preview',
      [
        { title: 'Preview build', command: 'npx tsx tests/support/preview-build.ts' },
        jest('Tests of the preview', 'preview'),
      ],
      true,
    ),
  ]);
  try {
    await run({ ...browserTests, env: { CHROMIUM_PATH: findBrowser() } }, true);
  } catch (error) {
    console.error((error as Error).message);
    total.failed += 1;
  }
  await run(engines, true);
}

console.log(`\nAll of it: ${seconds(start)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
