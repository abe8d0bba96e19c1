/* Little moves while a page loads on a slow network. */
import { chromium, expect, type Page, test } from '@playwright/test';
import { withFont } from '../support/fonts';
import { visits } from '../support/templates';

/** Cumulative layout shift (web.dev/articles/cls) of a load on a slow network. */
async function layoutShift(page: Page, path: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 40_000,
    uploadThroughput: 40_000,
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shift = `${Number(document.documentElement.dataset.shift ?? 0) + value}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

for (const [font, viewport] of [
  ['dejavu-sans', { width: 390, height: 844 }],
  ['roboto', { width: 1280, height: 900 }],
] as const) {
  test(`no template shifts by more than 0.02 on a slow load, ${viewport.width} px, with ${font}`, async ({
    baseURL,
    launchOptions,
  }) => {
    test.slow(true, 'many pages on a slow network');
    const browser = await chromium.launch({ ...launchOptions, env: withFont(font) });
    for (const [name, path] of visits) {
      const page = await browser.newPage({ baseURL, viewport, ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
      // A Tuesday evening in India, when the line about hours is longest: it names Wednesday.
      await page.clock.setFixedTime('2026-03-03T16:00:00Z');
      expect.soft(await layoutShift(page, path), name).toBeLessThanOrEqual(0.02);
      await page.close();
    }
    await browser.close();
  });
}
