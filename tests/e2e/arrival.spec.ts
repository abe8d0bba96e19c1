/* Nothing moves while later sections load, and little on a slow network. */
import { chromium, expect, type Page, test } from '@playwright/test';
import { deviceFonts, withFont } from '../support/fonts';
import { visits } from '../support/templates';

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/**
 * Lays out a page section by section, as a slow network delivers it.
 * @returns the elements that a later section has moved
 */
async function movedBySections(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const withoutPolicy = html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '');
  await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(path);
  return page.evaluate(
    (sections) => {
      const moved: string[] = [];
      let places = new Map<Element, DOMRect>();
      document.open();
      for (const section of sections) {
        document.write(section);
        for (const [element, { left, top }] of places) {
          const now = element.getBoundingClientRect();
          if (Math.hypot(now.left - left, now.top - top) >= 3) moved.push(element.outerHTML.slice(0, 80));
        }
        const elements = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
        const boxes = elements.map((element) => [element, element.getBoundingClientRect()] as const);
        places = new Map(boxes.filter(([, { top }]) => top < innerHeight));
      }
      document.close();
      return moved;
    },
    withoutPolicy.split(/(?<=<\/(?:header|section|main|footer)>)/),
  );
}

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

for (const [name, path] of visits) {
  test(`${name} moves nothing that is painted while later sections load`, async ({ page }) => {
    // A Tuesday evening in India, when the line about hours is longest: it names Wednesday.
    await page.clock.setFixedTime('2026-03-03T16:00:00Z');
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      expect.soft(await movedBySections(page, path), `${viewport.width} px`).toEqual([]);
      await page.unrouteAll();
    }
  });
}

for (const font of deviceFonts) {
  for (const viewport of viewports) {
    test(`no template shifts by more than 0.02 on a slow load, ${viewport.width} px, with ${font}`, async ({
      baseURL,
      launchOptions,
    }) => {
      test.slow(true, 'ten pages on a slow network');
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
