import { chromium } from '@playwright/test';
import { findBrowser } from '@/tools/find-browser';
import { startSubjects } from './subjects';

/*
 * npm run bench: first, second and repeated visits on a slow network, against a plain Next build
 * and a blank page. Prints the medians that README.md quotes.
 */
const service = '/services/seo-services';
/** Each measures its last page. */
const visits = {
  'first visit: home': ['/'],
  'first visit: service': [service],
  'first visit: contact': ['/contact'],
  'second page: service': ['/', service],
  'revisit: home': ['/', service, '/'],
};

const roundCount = 7;
const subjects = await startSubjects();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

type Times = Awaited<ReturnType<typeof timeOf>>;
const results: Record<string, Times[]> = {};

// In turns, so that a busy moment of the machine hits all subjects alike.
for (let round = 0; round < roundCount; round += 1) {
  for (const [visit, paths] of Object.entries(visits)) {
    for (const { name, origin } of subjects) {
      const times = await timeOf(paths.map((path) => origin + path));
      (results[`${visit}, ${name}`] ??= []).push(times);
    }
  }
}
const medians = (rounds: readonly Times[]) => {
  const median = (column: keyof Times) =>
    Math.round(rounds.map((times) => times[column]).sort((a, b) => a - b)[rounds.length >> 1]!);
  return { 'first paint': median('firstPaint'), 'largest paint': median('largestPaint'), load: median('load') };
};
console.table(Object.fromEntries(Object.entries(results).map(([name, rounds]) => [name, medians(rounds)])));
await browser.close();
for (const { close } of subjects) close();

/**
 * Visits addresses one after the other in a fresh browser profile: a phone's screen, 400 kbit/s,
 * 400 ms per round trip, a processor four times slower.
 * @returns milliseconds of the last visit
 */
async function timeOf(addresses: readonly string[]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-IN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const speed = { downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const address of addresses) await page.goto(address, { waitUntil: 'networkidle' });
  const times = await page.evaluate(async () => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    largestPaint: await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    ),
    load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  }));
  await context.close();
  return times;
}
