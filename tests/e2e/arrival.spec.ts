/* Little moves while a page loads, with a narrow and a wide device font. */
import { chromium, expect, type Page, test } from '@playwright/test';
import { deviceFonts, withFont } from '../support/fonts';
import { visits } from '../support/templates';

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

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

for (const font of deviceFonts) {
  for (const viewport of viewports) {
    test(`no template shifts by more than 0.02 on a slow load, ${viewport.width} px, with ${font} @decision-38`, async ({
      baseURL,
      launchOptions,
    }) => {
      const browser = await chromium.launch({ ...launchOptions, env: withFont(font) });
      for (const [name, path] of visits) {
        const page = await browser.newPage({ baseURL, viewport, ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
        expect.soft(await layoutShift(page, path), name).toBeLessThanOrEqual(0.02);
        await page.close();
      }
      await browser.close();
    });
  }
}
