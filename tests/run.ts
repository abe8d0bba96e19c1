import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '@/tools/find-browser';

type Count = { passed: number; failed: number };

const results = 'test-results';
const total: Count = { passed: 0, failed: 0 };

/** Runs one command with its output shown. A step that reports no count of its own is one check, passed or failed. */
function step(
  title: string,
  command: string,
  count?: () => Count,
  env: Record<string, string | undefined> = {},
): boolean {
  console.log(`\n== ${title}`);
  const start = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  const ok = status === 0;
  console.log(`${title}: ${Math.round((Date.now() - start) / 1000)} s`);
  const counted = count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  total.passed += counted.passed;
  // A runner that fails without naming a test (a crash, a missing report) still counts as one failure.
  total.failed += ok ? counted.failed : Math.max(1, counted.failed);
  return ok;
}

function report<Report>(file: string, read: (report: Report) => Count): () => Count {
  const path = `${results}/${file}`;
  return () => (existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8')) as Report) : { passed: 0, failed: 1 });
}

const jest = (project: string) => `npx jest --selectProjects ${project} --json --outputFile ${results}/${project}.json`;
const jestCount = (project: string) =>
  report<{ numPassedTests: number; numFailedTests: number }>(`${project}.json`, (run) => ({
    passed: run.numPassedTests,
    failed: run.numFailedTests,
  }));
const playwrightCount = report<{ stats: { expected: number; unexpected: number; flaky: number } }>(
  'e2e.json',
  (run) => ({
    passed: run.stats.expected + run.stats.flaky,
    failed: run.stats.unexpected,
  }),
);

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step('Lint', 'npm run --silent lint');
step('Types', 'npm run --silent typecheck');
step('Unit tests', jest('unit'), jestCount('unit'));
step('Content tests', jest('content'), jestCount('content'));
// A pull request on GitHub would otherwise build a preview; what is tested is what goes live.
if (step('Build', 'npm run --silent build', undefined, { SITE_ENV: 'production' })) {
  step('Second build, byte for byte', 'npx tsx tests/support/second-build.ts', undefined, { SITE_ENV: 'production' });
  step('Tests over out/', jest('export'), jestCount('export'));
  if (step('Preview build', 'npx tsx tests/support/preview-build.ts')) {
    step('Tests of the preview', jest('preview'), jestCount('preview'));
  }
  let browser: string | undefined;
  const found = () => {
    try {
      browser = findBrowser();
    } catch (error) {
      console.error((error as Error).message);
    }
    return browser;
  };
  if (found()) step('Browser tests', 'npx playwright test', playwrightCount, { CHROMIUM_PATH: browser });
  else total.failed += 1;
  step(
    'Journeys in other engines',
    'npm run --silent test:engines',
    report<Count>('engines.json', (count) => count),
  );
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
