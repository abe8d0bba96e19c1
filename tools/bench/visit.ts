import type { Browser } from '@playwright/test';

/** A connection and a processor: bits per second, milliseconds per round trip, how many times slower. */
export type Throttle = { name: string; bitsPerSecond: number; latency: number; cpu: number };

/** Milliseconds, bytes on the wire and requests of one first visit. */
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

/** Loads a page once, as a first visit, and waits until it is quiet. */
export async function visit(browser: Browser, url: string, throttle: Throttle): Promise<Visit> {
  const { context, page, session } = await openThrottled(browser, throttle);
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

/** Milliseconds from the first focus in a page's form until React holds it: on a first visit, and again with React in the cache. */
export async function timesToWake(browser: Browser, url: string, throttle: Throttle) {
  const { context, page } = await openThrottled(browser, throttle);
  await page.addInitScript({ content: focusAndWait });
  const time = async () => {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return page.evaluate(() => (window as unknown as { held: Promise<number> }).held);
  };
  const result = { first: await time(), again: await time() };
  await context.close();
  return result;
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

/* React marks the elements it holds. */
const focusAndWait = `
  window.held = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector('form input');
      const started = performance.now();
      field.focus();
      const look = () =>
        Object.keys(field).some((key) => key.startsWith('__react'))
          ? resolve(performance.now() - started)
          : setTimeout(look, 10);
      look();
    });
  });
`;
