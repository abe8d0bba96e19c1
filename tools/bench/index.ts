import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { findBrowser } from '@/tools/find-browser';
import { startSubjects } from './subjects';

/*
 * npm run bench [-- --rounds 5]: first, second and repeated visits on a slow network, and the contact form's button, against a
 * plain Next build and a blank page. Prints medians, which README.md of this folder quotes.
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
const { form, handOver } = contact;
const typed = { [form.name]: 'Asha Rao', [form.email]: 'asha@example.com', [form.message]: 'A website, please' };

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const subjects = await startSubjects(Object.values(visits).flat());
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

/** Milliseconds, a row per case and a list per column. */
const results: Record<string, Record<string, number[]>> = {};
const note = (row: string, column: string, time: number) => ((results[row] ??= {})[column] ??= []).push(time);

// In turns, so that a busy moment of the machine hits all subjects alike.
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [visit, paths] of Object.entries(visits)) {
    for (const { name, origin } of subjects) {
      const times = await timeOf(paths.map((path) => origin + path));
      for (const [column, time] of Object.entries(times)) note(`${visit}, ${name}`, column, time);
    }
  }
  for (const { name, origin } of subjects) {
    if (name !== 'blank') note(`contact form, ${name}`, 'button to panel', await timeToPanel(`${origin}/contact`));
  }
}
const median = (times: readonly number[]) => Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0);
const medians = (row: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(row).map(([column, times]) => [column, median(times)]));
console.table(Object.fromEntries(Object.entries(results).map(([name, row]) => [name, medians(row)])));
await browser.close();
for (const { close } of subjects) close();

/** A fresh browser profile on a phone's screen: 400 kbit/s, 400 ms per round trip, a processor four times slower. */
async function openThrottled() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-IN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const speed = { downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page };
}

/** Visits addresses one after the other; the times are the last one's. */
async function timeOf(addresses: readonly string[]) {
  const { context, page } = await openThrottled();
  for (const address of addresses) await page.goto(address, { waitUntil: 'networkidle' });
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
  return times;
}

/** From pressing the form's button until its panel is there, after about eight seconds of typing. */
async function timeToPanel(address: string): Promise<number> {
  const { context, page } = await openThrottled();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  for (const [label, text] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).pressSequentially(text, { delay: 200 });
  const pressed = await page.getByRole('button', { name: form.submit }).evaluate((button: HTMLElement) => {
    const now = performance.now();
    button.click();
    return now;
  });
  await page.getByRole('heading', { name: handOver.title }).waitFor();
  const shown = await page.evaluate(() => performance.now());
  await context.close();
  return shown - pressed;
}
