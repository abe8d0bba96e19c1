import sharp from 'sharp';
import { markOf } from '@/lib/mark';
import { dark, light } from '@/tools/colours';

/**
 * The site's icons, in the colours of the tokens.
 * @returns each file's content by its name in public/
 */
export async function drawIcons(): Promise<Record<string, string | Buffer>> {
  return {
    'favicon.svg': faviconSvg,
    'favicon.ico': ico(await png(faviconSvg, 48)),
    'apple-touch-icon.png': await png(appIconSvg(2), 180),
    'icons/icon-192.png': await png(appIconSvg(2), 192),
    'icons/icon-512.png': await png(appIconSvg(2), 512),
    'icons/maskable-192.png': await png(appIconSvg(6), 192),
    'icons/maskable-512.png': await png(appIconSvg(6), 512),
  };
}

type Colours = Record<'build' | 'design' | 'paper' | 'ink', string>;

const rules = ({ build, design, paper, ink }: Colours) =>
  `.a{stroke:${build}}.b{stroke:${design}}.c{fill:${paper};stroke:${ink}}`;

const svg = (box: string, styles: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${styles}</style>${content}</svg>\n`;

/** The mark on a square of 32 units. @param run how far its lines continue beyond the square */
function mark(run: number): string {
  const { falling, rising } = markOf({ x: 1 - run, y: 6.5, level: 8 + run, across: 14, down: 19 });
  return (
    `<g fill="none" stroke-width="5"><path class="a" d="${falling}"/><path class="b" d="${rising}"/></g>` +
    '<circle cx="16" cy="16" r="7" stroke-width="4" class="c"/>'
  );
}

/** The icon of the browser's tab, in the device's colour scheme; bitmaps of it are light. */
const faviconSvg = svg('0 0 32 32', `${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}`, mark(0));

/**
 * The mark on the highlight, for home screens. Its lines run to the edge of the picture,
 * whatever shape the device cuts it to.
 * @param margin space around the mark, in the mark's units
 */
function appIconSvg(margin: number): string {
  const size = 32 + 2 * margin;
  const ground = `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" fill="${light.highlight}"/>`;
  return svg(`${-margin} ${-margin} ${size} ${size}`, rules(light), ground + mark(margin + 2));
}

function png(picture: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(picture), { density: 72 * Math.max(1, size / 32) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** A PNG picture of 48 pixels as an .ico file: en.wikipedia.org/wiki/ICO_(file_format). */
function ico(picture: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}
