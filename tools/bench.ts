import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serviceSlugs } from '@/content/services';
import { servicePath } from '@/lib/routes';
import { precompress } from '@/tools/compress';
import { browserPath } from '@/tools/browser/find-browser';
import { serveSite } from '@/tools/serve-site';
import { cloneTree } from '@/tools/clone-tree';

/*
 * npm run bench: first, second and repeated visits on a slow network, against a blank page and two
 * Next builds of the same pages: plain, and tuned with `experimental.inlineCss`. Prints the medians
 * that tests/README.md quotes.
 */
const service = servicePath(serviceSlugs[0]!);
/** Pages in the order of the visit; the last one is measured. */
const visits = {
  'first visit: home': ['/'],
  'first visit: service': [service],
  'first visit: contact': ['/contact'],
  'second page: service': ['/', service],
  'revisit: home': ['/', service, '/'],
};

const folder = path.join('.cache', 'bench');
const blankPage =
  '<!DOCTYPE html><html lang="en"><head><title>Blank</title></head><body><p>One line of text.</p></body></html>';

const roundCount = 7;
const subjects = await startSubjects();
const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] });

type Measures = Awaited<ReturnType<typeof measuresOf>>;
const results: Record<string, Measures[]> = {};

// In turns, so that a busy moment of the machine affects all subjects alike.
for (let round = 0; round < roundCount; round += 1) {
  for (const [visit, paths] of Object.entries(visits)) {
    for (const { name, origin } of subjects) {
      const measures = await measuresOf(paths.map((address) => origin + address));
      (results[`${visit}, ${name}`] ??= []).push(measures);
    }
  }
}
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const medians = (rounds: readonly Measures[]) =>
  Object.fromEntries(
    Object.keys(rounds[0]!).map((name) => [name, Math.round(median(rounds.map((row) => row[name as keyof Measures])))]),
  );
console.table(Object.fromEntries(Object.entries(results).map(([name, rounds]) => [name, medians(rounds)])));
await browser.close();
for (const { close } of subjects) close();

/**
 * Visits addresses one after the other in a fresh browser profile: a phone's screen, 400 kbit/s,
 * 400 ms per round trip, a processor four times slower.
 * @returns what the last visit took: milliseconds, those of the main thread too, requests, and
 * bytes as they came over the network
 */
async function measuresOf(addresses: readonly string[]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-IN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  const speed = { downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += encodedDataLength > 0 ? 1 : 0;
  });
  for (const address of addresses) {
    bytes = requests = 0;
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const times = await page.evaluate(async () => ({
    'first paint': performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    'largest paint': await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    ),
    load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  }));
  await context.close();
  const mainThread = metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  return { ...times, 'main thread': mainThread, requests, bytes };
}

/** Serves this site, two Next builds of it and a blank page, with the same headers. */
async function startSubjects() {
  const outs = [
    ['site', 'out'],
    ['tuned', await nextBuild('tuned')],
    ['plain', await nextBuild('plain')],
    ['blank', blankSite()],
  ] as const;
  return Promise.all(outs.map(async ([name, out]) => ({ name, ...(await serveSite(out)) })));
}

/** Builds the site without our adapter (next.config.ts says how). */
async function nextBuild(copy: 'plain' | 'tuned'): Promise<string> {
  const tree = path.join(folder, copy);
  cloneTree(tree);
  const { status, stderr } = spawnSync(process.execPath, ['tools/next.mjs', 'build'], {
    cwd: tree,
    env: { ...process.env, SITE_COPY: copy },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The ${copy} Next build failed: ${stderr}`);
  const out = path.join(tree, 'out');
  await precompress(out);
  return out;
}

/** Writes the blank page as a 404 page, so that it answers every address. */
function blankSite(): string {
  const out = path.join(folder, 'blank');
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, '404.html'), blankPage);
  return out;
}
