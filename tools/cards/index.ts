import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cardPath, socialCards } from '@/lib/social-card';
import { cardSvg } from './card';

/* A step of `npm run build`: writes social cards to out/. The same tree gives the same bytes. */
const out = 'out';
await mkdir(path.join(out, 'og'), { recursive: true });
for (const card of socialCards) {
  const svg = await cardSvg(card);
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 7 })
    .toBuffer();
  await writeFile(path.join(out, cardPath(card)), png);
}

console.log(`${socialCards.length} cards`);
