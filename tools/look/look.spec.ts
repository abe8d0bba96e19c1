import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const { origins, paths } = JSON.parse(process.env.LOOK!) as { origins: [string, string]; paths: string[] };

/** Opens a page as it is without a clock, motion and the preview's bar, all pictures loaded. */
async function open(page: Page, address: string) {
  await page.clock.setFixedTime('2026-01-05T12:00:00+05:30');
  await page.goto(address);
  await page.addStyleTag({ content: '[data-preview-bar] { display: none !important }' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ]);
  });
  const mask = [page.locator('[data-year]')];
  return { fullPage: true, animations: 'disabled' as const, caret: 'hide' as const, scale: 'css' as const, mask };
}

for (const at of paths) {
  test(at, async ({ page }, testInfo) => {
    const name = `${at.slice(1).replaceAll('/', '-') || 'home'}.png`;
    const options = await open(page, origins[0] + at);
    let last: Buffer | undefined;
    let picture = await page.screenshot(options);
    while (!last?.equals(picture)) [last, picture] = [picture, await page.screenshot(options)];
    const file = testInfo.snapshotPath(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, picture);
    await open(page, origins[1] + at);
    await expect(page).toHaveScreenshot(name, { ...options, maxDiffPixels: 0, threshold: 0 });
  });
}
