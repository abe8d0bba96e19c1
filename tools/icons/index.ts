import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { appIconSvg, faviconSvg } from './mark';

/* Runs before Next copies public/: icons follow the colour tokens. The output is deterministic. */
const target = (name: string) => path.join('public', name);
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * Math.max(1, size / 32) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

await mkdir(target('icons'), { recursive: true });
await writeFile(target('favicon.svg'), faviconSvg);
await writeFile(target('favicon.ico'), ico(await png(faviconSvg, 48)));
await writeFile(target('apple-touch-icon.png'), await png(appIconSvg(2), 180));
for (const size of [192, 512]) {
  await writeFile(target(`icons/icon-${size}.png`), await png(appIconSvg(2), size));
  await writeFile(target(`icons/maskable-${size}.png`), await png(appIconSvg(6), size));
}
console.log('public/icons');

/** A PNG picture of 48 pixels as an .ico file: en.wikipedia.org/wiki/ICO_(file_format). */
function ico(picture: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}
