import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { absoluteUrl } from '@/lib/metadata';
import { picturePath } from '@/lib/routes';

/*
 * Pages name originals in public/pictures/, which aren't published. The export replaces them with
 * small copies: upright, in sRGB, without metadata such as the place where a photo was taken.
 */

/** Widths of the copies, in pixels. */
const widths = [480, 960, 1440];
const quality = 66;

type Copy = { address: string; width: number; height: number };
type Copies = { webp: readonly Copy[]; jpeg: readonly Copy[] };

/** By the name of the original. */
const made = new Map<string, Promise<Copies>>();

/**
 * Gives every `<picture>` of a page its copies: a `<source>` in WebP, and JPEG for the `<img>`.
 * Structured data and meta tags get the address of the largest JPEG copy.
 * @throws sharp's error for a file that isn't a picture
 */
export async function insertPictures($: CheerioAPI, out: string): Promise<void> {
  const originals = picturePath('');
  for (const element of $('picture > img')) {
    const image = $(element);
    const name = image.attr('src')!.slice(originals.length);
    const copies = made.get(name) ?? writeCopies(name, out);
    made.set(name, copies);
    const { webp, jpeg } = await copies;
    image.before($('<source>').attr({ type: 'image/webp', srcset: srcset(webp), sizes: image.attr('sizes')! }));
    const { address, width, height } = jpeg.at(-1)!;
    image.attr({ src: jpeg[0]!.address, srcset: srcset(jpeg), width: `${width}`, height: `${height}` });
    const inHead = absoluteUrl(picturePath(name));
    for (const data of $('script[type="application/ld+json"]')) {
      $(data).text($(data).text().replaceAll(inHead, absoluteUrl(address)));
    }
  }
}

const srcset = (copies: readonly Copy[]) => copies.map(({ address, width }) => `${address} ${width}w`).join(', ');

/** Writes the copies of an original, none wider than it is. */
async function writeCopies(name: string, out: string): Promise<Copies> {
  const bytes = readFileSync(`public/pictures/${name}`);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const folder = '/_next/static/pictures';
  mkdirSync(`${out}${folder}`, { recursive: true });
  const upright = sharp(bytes).autoOrient().flatten({ background: 'white' }).toColourspace('srgb');
  const copies: Record<keyof Copies, Copy[]> = { webp: [], jpeg: [] };
  for (const maxWidth of widths) {
    const resized = upright.clone().resize({ width: maxWidth, withoutEnlargement: true });
    for (const format of ['webp', 'jpeg'] as const) {
      const picture = resized.clone().toFormat(format, { quality, mozjpeg: true });
      const address = `${folder}/${path.parse(name).name}-${hash}-${maxWidth}.${format}`;
      const { width, height } = await picture.toFile(`${out}${address}`);
      copies[format].push({ address, width, height });
    }
    if (copies.jpeg.at(-1)!.width < maxWidth) break;
  }
  return copies;
}
