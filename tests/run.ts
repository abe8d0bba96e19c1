/* `npm test`: everything, in parallel where that doesn't disturb measurements. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

type Step = {
  title: string;
  command: string;
  env?: Record<string, string>;
  /** Where it writes how many tests passed and failed; without it, a step counts as one test. */
  report?: string;
  /** Nothing else runs meanwhile, so it may print at once. */
  isAlone?: boolean;
};

const results = 'test-results';
const total = { passed: 0, failed: 0 };
const seconds = (from: number) => `${Math.round((Date.now() - from) / 1000)} s`;

/** Runs a command, and prints its output when it ends. */
async function run({ title, command, env, report, isAlone }: Step): Promise<boolean> {
  const start = Date.now();
  const stdio = isAlone ? 'inherit' : 'pipe';
  const child = spawn(command, { shell: true, stdio: ['ignore', stdio, stdio], env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (output += data.toString()));
  const isGreen = await new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code === 0)));
  console.log(`\n== ${title}: ${seconds(start)}\n${output.trim()}`);
  const { passed, failed } = report ? countOf(report) : { passed: Number(isGreen), failed: 0 };
  total.passed += passed;
  // A runner that fails without naming a test (a crash, no report) counts as one failure.
  total.failed += Math.max(failed, Number(!isGreen));
  return isGreen;
}

/** Reads a report of Jest, Playwright or the engines. */
function countOf(report: string): { passed: number; failed: number } {
  if (!existsSync(`${results}/${report}`)) return { passed: 0, failed: 1 };
  const { stats, ...counts } = JSON.parse(readFileSync(`${results}/${report}`, 'utf8')) as {
    stats?: { expected: number; unexpected: number; flaky: number };
  } & Record<string, number>;
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  return { passed: counts.numPassedTests ?? counts.passed ?? 0, failed: counts.numFailedTests ?? counts.failed ?? 0 };
}

const jest = (title: string, projects: string, report: string): Step => ({
  title,
  command: `npx jest --selectProjects ${projects} --json --outputFile ${results}/${report}`,
  report,
});

const start = Date.now();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const [isBuilt] = await Promise.all([
  // `next build` checks all types, tests included. On GitHub a pull request would build a preview.
  run({ title: 'Build', command: 'npm run --silent build', env: { SITE_ENV: 'production' } }),
  run({ title: 'Lint', command: 'npm run --silent lint' }).then(() =>
    run(jest('Unit and content tests', 'unit content', 'unit.json')),
  ),
]);

if (isBuilt) {
  await Promise.all([
    run(jest('Tests over out/', 'export', 'export.json')),
    run({ title: 'Preview build', command: 'npx tsx tests/support/preview-build.ts' }).then(
      (isThere) => isThere && run(jest('Tests of the preview', 'preview', 'preview.json')),
    ),
  ]);
  await run({ title: 'Browser tests', command: 'npx playwright test', report: 'e2e.json', isAlone: true });
  const engines = 'npm run --silent test:engines';
  await run({ title: 'Journeys in other engines', command: engines, report: 'engines.json', isAlone: true });
}

console.log(`\nAll of it: ${seconds(start)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
