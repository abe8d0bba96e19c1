import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '@/tools/find-browser';
import { serveFolder } from '@/tools/serve/serve-folder';
import { templatePaths } from '@/tools/template-paths';

/* npm run pictures: screenshots of every template, in .cache/pictures; `--readme`: the README's. */
const { values } = parseArgs({ options: { readme: { type: 'boolean', default: false } } });
const folder = '.cache/pictures';
mkdirSync(folder, { recursive: true });
const { origin, close } = await serveFolder('out');
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

/** Takes a screenshot of the page's top, or of the whole page in a window of its height. */
async function shoot(address: string, width: number, colorScheme: 'light' | 'dark', isWhole = true): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 860 }, colorScheme, reducedMotion: 'reduce' });
  await page.goto(origin + address);
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (isWhole) await page.setViewportSize({ width, height });
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return picture;
}

for (const scheme of ['light', 'dark'] as const) {
  if (values.readme) {
    const phone = await shoot('/', 390, scheme, false);
    const wide = sharp(await shoot('/', 1280, scheme, false)).extend({ left: 390 + 34, background: '#00000000' });
    const both = wide.composite([{ input: phone, gravity: 'west' }]).png();
    await sharp(await both.toBuffer())
      .resize({ height: 600 })
      .webp({ quality: 80 })
      .toFile(`.github/home-${scheme}.webp`);
    continue;
  }
  for (const address of [...templatePaths, '/no-such-page']) {
    const name = address.slice(1).replaceAll('/', '-') || 'home';
    for (const width of [360, 390, 768, 1280, 1600]) {
      const file = `${folder}/${name}-${width}-${scheme}.png`;
      writeFileSync(file, await shoot(address, width, scheme));
    }
  }
}
console.log(`Written to ${values.readme ? '.github' : folder}`);
await browser.close();
close();
