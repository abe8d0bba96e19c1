import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { copyWidths } from '@/lib/pictures';

/** The qualities to try, best first, until a copy is small enough. */
export const formats = {
  avif: [55, 45, 36, 28, 20],
  webp: [78, 66, 54, 42, 30, 20],
  jpg: [78, 66, 54, 42, 30, 20],
} as const;

/** The maximum size of a copy, in bytes. */
export const mostBytes = 90_000;

type Format = keyof typeof formats;

/**
 * Writes small copies of an original: upright, in sRGB, without metadata such as the place where a
 * photo was taken. Existing copies are kept.
 * @param picture the name and the width of the original
 * @param most the maximum size of a copy, in bytes
 * @returns the files
 * @throws if a copy can't be made small enough
 */
export async function writeCopies(
  original: string,
  picture: { name: string; width: number },
  folder: string,
  most: number = mostBytes,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const width of copyWidths(picture.width)) {
    for (const format of Object.keys(formats) as Format[]) {
      const file = path.join(folder, `${picture.name}-${width}.${format}`);
      if (!existsSync(file)) await writeFile(file, await smallCopy(original, width, format, most));
      files.push(file);
    }
  }
  return files;
}

async function smallCopy(original: string, width: number, format: Format, most: number): Promise<Buffer> {
  const copy = sharp(original).autoOrient().flatten({ background: 'white' }).resize({ width }).toColourspace('srgb');
  for (const quality of formats[format]) {
    const bytes = await encoded(copy.clone(), format, quality).toBuffer();
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`${original}: ${width} px wide, it stays over ${most} bytes: crop it, or choose a calmer picture`);
}

function encoded(copy: Sharp, format: Format, quality: number): Sharp {
  if (format === 'avif') return copy.avif({ quality, effort: 3 });
  return format === 'webp' ? copy.webp({ quality }) : copy.jpeg({ quality, mozjpeg: true });
}
