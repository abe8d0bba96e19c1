import sharp from 'sharp';
import { logo } from '@/lib/logo';
import { dark, drawingRules, light } from '@/tools/colors';

/**
 * Draws the site's icons: the logo in the colours of the tokens.
 * @returns each file's content by its path in public/
 */
export async function drawIcons(): Promise<Record<string, string | Buffer>> {
  // It follows the colour scheme; the .ico file is light.
  const darkRules = `@media(prefers-color-scheme:dark){${drawingRules(shapes, dark)}}`;
  const tabIcon = square(0, `<style>${drawingRules(shapes, light)}${darkRules}</style>`);
  return {
    'public/favicon.svg': tabIcon,
    'public/favicon.ico': ico(await png(tabIcon, 48)),
    'public/apple-touch-icon.png': await png(appIcon(0.06), 180),
    'public/icons/icon-192.png': await png(appIcon(0.06), 192),
    'public/icons/icon-512.png': await png(appIcon(0.06), 512),
    'public/icons/maskable-192.png': await png(appIcon(0.19), 192),
    'public/icons/maskable-512.png': await png(appIcon(0.19), 512),
  };
}

const shapes = logo.shapes
  .map(({ d, strokeWidth = 1, stroke = '', fill = 'fill-none' }) => {
    return `<path class="${`${fill} ${stroke}`.trim()}" stroke-width="${strokeWidth}" d="${d}"/>`;
  })
  .join('');

/** The logo on the highlight, with lines to the edge: devices cut icons to different shapes. */
function appIcon(margin: number): string {
  const ground = `<rect x="-99" y="-99" width="999" height="999" fill="${light('highlight')}"/>`;
  return square(margin, `<style>${drawingRules(shapes, light)}</style>${ground}`);
}

/**
 * The logo in the middle of a square.
 * @param margin around its box, relative to the box's longer side
 */
function square(margin: number, before: string): string {
  const { x, y, width, height } = logo.box;
  const size = Math.max(width, height) * (1 + 2 * margin);
  const box = [x + (width - size) / 2, y + (height - size) / 2, size, size].map((value) => +value.toFixed(2));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${before}${shapes}</svg>\n`;
}

function png(picture: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(picture), { density: 72 * Math.max(1, size / 32) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Wraps a PNG of 48 pixels into an .ico file: en.wikipedia.org/wiki/ICO_(file_format). */
function ico(picture: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}
