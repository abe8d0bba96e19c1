import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '@/tools/find-browser';
import { serveFolder } from '@/tools/serve/serve-folder';
import { templates } from './templates';

/* npm run screenshots [-- --readme]: every template of out/ into .cache/screenshots, or the root README's pictures into .github. */
const { values } = parseArgs({ options: { readme: { type: 'boolean', default: false } } });
const folder = path.join('.cache', 'screenshots');
const schemes = ['light', 'dark'] as const;
type Look = { width: number; scheme: (typeof schemes)[number]; fullPage?: boolean };

const { origin, close } = await serveFolder('out');
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

async function shoot(address: string, { width, scheme: colorScheme, fullPage = true }: Look): Promise<Buffer> {
  const viewport = { width, height: 860 };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', isMobile: width < 700 });
  await page.goto(origin + address);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ fullPage, animations: 'disabled' });
  await page.close();
  return picture;
}

mkdirSync(folder, { recursive: true });
for (const scheme of schemes) {
  if (values.readme) {
    const [phone, desktop] = await Promise.all(
      [390, 1280].map((width) => shoot('/', { width, scheme, fullPage: false })),
    );
    const whole = sharp(desktop)
      .extend({ left: 390 + 34, background: '#00000000' })
      .composite([{ input: phone, gravity: 'west' }]);
    await sharp(await whole.png().toBuffer())
      .resize({ height: 600 })
      .webp({ quality: 80 })
      .toFile(`.github/home-${scheme}.webp`);
  } else {
    for (const [name, address] of Object.entries(templates))
      for (const width of [360, 390, 768, 1280, 1600])
        await sharp(await shoot(address, { width, scheme })).toFile(
          path.join(folder, `${name}-${width}-${scheme}.png`),
        );
  }
}
await browser.close();
close();
