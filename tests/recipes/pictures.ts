import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { pictures } from './proof';

/* Draws pictures for changed copies of the site, in place of an owner's photos. */
const folder = 'content/pictures';
mkdirSync(folder, { recursive: true });

for (const [index, [file, [width, height]]] of Object.entries(pictures).entries()) {
  const hue = 200 + index * 40;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="hsl(${hue} 40% 88%)"/><stop offset="1" stop-color="hsl(${hue} 35% 70%)"/></linearGradient></defs>
    <rect width="100" height="72" fill="url(#wall)"/><rect y="72" width="100" height="28" fill="hsl(${hue} 20% 42%)"/>
    <rect x="12" y="30" width="22" height="42" fill="hsl(${hue} 25% 35%)"/><rect x="46" y="52" width="44" height="26" fill="hsl(30 40% 60%)"/>
    <ellipse cx="68" cy="40" rx="9" ry="12" fill="hsl(25 45% 55%)"/><rect x="18" y="18" width="10" height="6" fill="#222"/>
  </svg>`;
  await sharp(Buffer.from(scene))
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 52/1 0/1' } })
    .toFile(`${folder}/${file}`);
}
