/* Nothing moves when the font arrives, whichever font the device has until then. */
import { chromium, expect, test } from '@playwright/test';
import { deviceFonts, withFont } from '../support/fonts';
import { shiftsOnArrival } from '../support/layout-shift';
import { visits } from '../support/templates';

for (const font of deviceFonts) {
  test(`every template is still on a device with ${font}`, async ({ baseURL, launchOptions }) => {
    const browser = await chromium.launch({ ...launchOptions, env: withFont(font) });
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ]) {
      for (const [name, path] of visits) {
        const page = await browser.newPage({ baseURL, viewport, ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
        expect.soft(await shiftsOnArrival(page, path), `${name} at ${viewport.width} px`).toEqual([]);
        await page.close();
      }
    }
    await browser.close();
  });
}
