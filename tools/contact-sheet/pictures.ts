import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { speedChart } from '../bench/chart';
import { servedSite } from './served-site';
import { type Scheme, shootPage } from './shoot';

/* npm run pictures: what the README shows, into .github/: home on a phone and a desktop in both schemes, and the speed chart. */
const folder = '.github';
const height = 600;
const gap = 24;

mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'speed.svg'), speedChart());
await servedSite(async (browser, address) => {
  for (const scheme of ['light', 'dark'] as const satisfies readonly Scheme[]) {
    const look = { scheme, isFullPage: false };
    const phone = await shootPage(browser, address, { ...look, width: 390, height: 844 });
    const desktop = await shootPage(browser, address, { ...look, width: 1280, height: 860 });
    const [left, right] = await Promise.all(
      [phone, desktop].map((picture) => sharp(picture).resize({ height }).toBuffer()),
    );
    const { width = 0 } = await sharp(left).metadata();
    const { width: wide = 0 } = await sharp(right).metadata();
    const file = path.join(folder, `home-${scheme}.webp`);
    await sharp({ create: { width: width + gap + wide, height, channels: 4, background: '#00000000' } })
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: width + gap, top: 0 },
      ])
      .webp({ quality: 80 })
      .toFile(file);
    console.log(`${file}: ${statSync(file).size} bytes`);
  }
});
