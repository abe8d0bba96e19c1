import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { pictures } from './proof';

/* Makes plain pictures for changed copies of the site, in place of an owner's photos. */
const folder = 'content/pictures';
mkdirSync(folder, { recursive: true });

for (const [file, [width, height]] of Object.entries(pictures)) {
  await sharp({ create: { width, height, channels: 3, background: 'tan' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 52/1 0/1' } })
    .toFile(`${folder}/${file}`);
}
