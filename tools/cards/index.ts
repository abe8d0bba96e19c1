import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { picturedServices } from '@/lib/catalogue';
import { drawingPath } from '@/lib/routes';
import { cardPath, socialCards } from '@/lib/social-card';
import { cardSvg } from './card';
import { drawingFile } from './service-drawing';

/* A step of `npm run build`: pictures of pages and services into out/. The same tree gives the same bytes. */
const out = 'out';
await mkdir(path.join(out, 'og'), { recursive: true });
for (const card of socialCards) {
  const svg = await cardSvg(card);
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 7 })
    .toBuffer();
  await writeFile(path.join(out, cardPath(card)), png);
}

await mkdir(path.join(out, 'drawings'), { recursive: true });
for (const slug of picturedServices) await writeFile(path.join(out, drawingPath(slug)), drawingFile(slug));
console.log(`${socialCards.length} cards, ${picturedServices.length} drawings`);
