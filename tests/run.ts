/*
 * npm test: everything. npm run check: what needs no build. npm run lint: code and formatting only.
 * Every step runs, and prints its output when it ends. The last line counts tests; a step without
 * tests counts as one.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

type Step = {
  title: string;
  command: string;
  env?: Record<string, string>;
  /** The file to which it writes how many tests passed, failed and were skipped. */
  report?: string;
  /** Runs alone, so it prints as it goes. */
  isAlone?: boolean;
};

const results = 'test-results';
const total = { passed: 0, failed: 0, skipped: 0 };
const failedSteps: string[] = [];
const secondsSince = (start: number) => `${Math.round((Date.now() - start) / 1000)} s`;

async function run({ title, command, env, report, isAlone }: Step): Promise<boolean> {
  const start = Date.now();
  const stdio = isAlone ? 'inherit' : 'pipe';
  const child = spawn(command, { shell: true, stdio: ['ignore', stdio, stdio], env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (output += data.toString()));
  const isGreen = await new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code === 0)));
  console.log(`\n== ${title}: ${secondsSince(start)}${isGreen ? '' : ', FAILED'}\n${output.trim()}`);
  const counts = report ? readReport(`${results}/${report}`) : { passed: Number(isGreen), failed: 0, skipped: 0 };
  total.passed += counts.passed;
  // A runner that crashes without a report counts as one failure.
  total.failed += Math.max(counts.failed, Number(!isGreen));
  total.skipped += counts.skipped;
  if (!isGreen) failedSteps.push(title);
  return isGreen;
}

/** Reads the report of Jest or Playwright. */
function readReport(file: string): typeof total {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const { stats } = report as { stats?: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number> };
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  const jest = report as Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>;
  return { passed: jest.numPassedTests, failed: jest.numFailedTests, skipped: jest.numPendingTests };
}

async function inOrder(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await run(step);
}

const jest = (title: string, projects: string, report: string): Step => ({
  title,
  command: `npx jest --selectProjects ${projects} --json --outputFile ${results}/${report}`,
  report,
});

const lint: readonly Step[] = [
  { title: 'ESLint', command: 'npx eslint . --max-warnings 0' },
  // Not content/: a correct text never fails for its formatting (CONTRIBUTING.md).
  { title: 'Formatting', command: 'npx prettier --check --log-level warn . "!content/**/*.ts"' },
  { title: 'Unused files, exports and packages', command: 'npx knip' },
  { title: 'Import cycles', command: 'npm run --silent lint:cycles' },
];
const content: Step = { title: 'Content', command: 'npm run --silent build -- check' };
const types: Step = { title: 'Types', command: 'npm run --silent typecheck' };
const unitTests = jest('Unit tests and specification', 'unit specification', 'unit.json');

/** Two chains, one per core of a small machine; then the browsers, which need both. */
async function everything(): Promise<void> {
  // `next build` checks content and all types, tests included. On GitHub, a pull request would
  // build a preview.
  const build = run({ title: 'Build', command: 'npm run --silent build', env: { SITE_ENV: 'production' } });
  const previewBuild = { title: 'Preview build', command: 'npx tsx tests/support/preview-build.ts' };
  await Promise.all([
    inOrder([...lint, unitTests]).then(async () => {
      if (await build) await run(jest('Tests over out/', 'export', 'export.json'));
    }),
    build.then(async (isBuilt) => {
      if (isBuilt && (await run(previewBuild))) await run(jest('Tests of the preview', 'preview', 'preview.json'));
    }),
  ]);
  if (await build)
    await run({ title: 'Browser tests', command: 'npx playwright test', report: 'e2e.json', isAlone: true });
}

const start = Date.now();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const [group] = process.argv.slice(2);
if (group === 'lint') await inOrder(lint);
else if (group === 'check') await Promise.all([inOrder([content, unitTests]), inOrder([...lint, types])]);
else await everything();

console.log(`\nAll of it: ${secondsSince(start)}`);
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
