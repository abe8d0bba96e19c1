import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { packIco } from './ico';
import { boardIconSvg, faviconSvg, markSvg } from './mark';

/* A step of `npm run build`, before Next copies public/: icons follow the colour tokens. The output is deterministic. */
const target = (name: string) => path.join('public', name);
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * Math.max(1, size / 32) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

await mkdir(target('icons'), { recursive: true });
await writeFile(target('favicon.svg'), faviconSvg());
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(markSvg(), size) })));
await writeFile(target('favicon.ico'), packIco(small));
await writeFile(target('apple-touch-icon.png'), await png(boardIconSvg(2), 180));
for (const size of [192, 512]) {
  await writeFile(target(`icons/icon-${size}.png`), await png(boardIconSvg(2), size));
  await writeFile(target(`icons/maskable-${size}.png`), await png(boardIconSvg(6), size));
}
console.log('public/icons');
