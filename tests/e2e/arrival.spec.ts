/* Nothing moves while a page arrives, wherever a slow network cuts it and with any device font. */
import { chromium, expect, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { deviceFonts, withFont } from '../support/fonts';
import { shiftsFromFont, shiftsOfParts } from '../support/layout-shift';
import { visits } from '../support/templates';

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

for (const [name, path] of [...visits, ['the table of services', routes.products]] as const) {
  test(`${name} is still while its parts arrive`, async ({ page }) => {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      expect.soft(await shiftsOfParts(page, path), `${viewport.width} px`).toEqual([]);
      await page.unrouteAll();
    }
  });
}

for (const font of deviceFonts) {
  test(`every template is still on a device with ${font} when its font arrives`, async ({ baseURL, launchOptions }) => {
    const browser = await chromium.launch({ ...launchOptions, env: withFont(font) });
    for (const viewport of viewports) {
      for (const [name, path] of visits) {
        const page = await browser.newPage({ baseURL, viewport, ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
        expect.soft(await shiftsFromFont(page, path), `${name} at ${viewport.width} px`).toEqual([]);
        await page.close();
      }
    }
    await browser.close();
  });
}
