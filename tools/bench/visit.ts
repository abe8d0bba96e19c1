import type { Browser } from '@playwright/test';
import { contact } from '@/content/pages/contact';

const { form, handOver } = contact;

/** A connection and a processor: bits per second, milliseconds per round trip, how many times slower. */
export type Throttle = { bitsPerSecond: number; latency: number; cpu: number };

/** Milliseconds, bytes on the wire and requests of one visit. */
export type Visit = { fcp: number; lcp: number; load: number; blocking: number; bytes: number; requests: number };

/** A fresh, throttled browser profile on a phone's screen. */
async function openThrottled(browser: Browser, throttle: Throttle) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-IN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const throughput = throttle.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttle.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
  return { context, page, session };
}

/** Visits addresses one after the other, and measures the last from its request until it is quiet. */
export async function visit(browser: Browser, addresses: readonly string[], throttle: Throttle): Promise<Visit> {
  const { context, page, session } = await openThrottled(browser, throttle);
  const url = addresses.at(-1) ?? '';
  for (const before of addresses.slice(0, -1)) await page.goto(before, { waitUntil: 'networkidle' });
  let bytes = 0;
  let requests = 0;
  session.on('Network.requestWillBeSent', () => void (requests += 1));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  await page.addInitScript({ content: observe });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => {
    const { fcp, lcp, blocking } = (window as unknown as { bench: Record<'fcp' | 'lcp' | 'blocking', number> }).bench;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { fcp, lcp, blocking, load: navigation?.loadEventEnd ?? 0 };
  });
  await context.close();
  if (times.fcp === 0) throw new Error(`${url} reported no first paint`);
  return { ...times, bytes, requests };
}

/** Milliseconds from pressing a form's button until its panel is there, after eight seconds of typing. */
export async function timeToPanel(browser: Browser, url: string, throttle: Throttle) {
  const { context, page } = await openThrottled(browser, throttle);
  await page.addInitScript({ content: waitForPanel });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const typed = [
    [form.name, 'Asha Rao'],
    [form.email, 'asha@example.com'],
    [form.message, 'A website for my shop, please'],
  ] as const;
  const delay = 8000 / typed.map(([, text]) => text).join('').length;
  for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).pressSequentially(text, { delay });
  await page.getByRole('button', { name: form.submit }).click();
  const panel = await page.evaluate(() => (window as unknown as { panel: Promise<number> }).panel);
  await context.close();
  return { panel };
}

/* Both scripts are text, because compiled code would call helpers that the page doesn't have. Blocking time is what long tasks
 * take beyond 50 ms each, as Lighthouse counts it. */
const observe = `
  const bench = (window.bench = { fcp: 0, lcp: 0, blocking: 0 });
  const on = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  on('paint', (entry) => { if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime; });
  on('largest-contentful-paint', (entry) => { bench.lcp = entry.startTime; });
  on('longtask', (entry) => { bench.blocking += Math.max(0, entry.duration - 50); });
`;

const waitForPanel = `
  window.panel = new Promise((resolve) => {
    const look = ({ timeStamp }) => {
      const isThere = [...document.querySelectorAll('h2, h3')].some((one) => one.textContent === ${JSON.stringify(handOver.title)});
      if (isThere) resolve(performance.now() - timeStamp);
      else requestAnimationFrame(() => look({ timeStamp }));
    };
    addEventListener('click', look, { capture: true, once: true });
  });
`;
