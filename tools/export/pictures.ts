import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element } from 'domhandler';
import sharp from 'sharp';
import { absoluteUrl } from '@/lib/metadata';
import { pictureFolder } from '../hosts/headers';
import type { Page } from '../exported-page/page';

/*
 * Pages name originals in public/pictures/, which aren't published. The export replaces them with
 * small copies: upright, in sRGB, without metadata such as the place where a photo was taken.
 */

/** Widths of the copies, in pixels. None is wider than its original. */
const widths = [480, 960, 1440];

/** In these, photos look alike in the three formats. */
const qualities = { avif: 45, webp: 66, jpg: 66 } as const;
type Format = keyof typeof qualities;

/** In pixels. */
const limits = { minSide: 480, maxSide: 8000 };

type Copy = { address: string; width: number; height: number };
type Copies = Record<Format, readonly Copy[]>;

const originalsFolder = 'public/pictures';
const original = /^\/pictures\/([^/?#]+)$/;

/** By the name of the original. */
const made = new Map<string, Promise<Copies>>();

/**
 * Gives every `<picture>` of a page its copies: `<source>`s in AVIF and WebP, and JPEG for the
 * `<img>`. Structured data and meta tags get the absolute address of the largest JPEG copy.
 * @throws naming a picture that can't be used, or an original that is used in another way
 */
export async function insertPictures(page: Page, outDir: string): Promise<void> {
  const { $ } = page;
  const copiesOf = (name: string) => {
    const copies = made.get(name) ?? writeCopies(name, outDir);
    made.set(name, copies);
    return copies;
  };
  for (const element of $('picture > img').toArray()) {
    const image = $(element);
    const name = original.exec(image.attr('src') ?? '')?.[1];
    if (!name) continue;
    const copies = await copiesOf(name);
    for (const format of ['avif', 'webp'] as const) {
      const source = $('<source>').attr('type', `image/${format}`).attr('srcset', srcset(copies[format]));
      image.before(source.attr('sizes', image.attr('sizes') ?? '100vw'));
    }
    const [smallest, largest] = [copies.jpg[0]!, copies.jpg.at(-1)!];
    image.attr({ src: smallest.address, srcset: srcset(copies.jpg) });
    image.attr({ width: String(largest.width), height: String(largest.height) });
  }
  await insertAddresses(page, copiesOf);
  refuseOtherUses(page);
}

const srcset = (copies: readonly Copy[]) => copies.map(({ address, width }) => `${address} ${width}w`).join(', ');

/** Replaces originals in structured data and meta tags, where they have absolute addresses. */
async function insertAddresses({ $ }: Page, copiesOf: (name: string) => Promise<Copies>): Promise<void> {
  const withCopies = async (text: string) => {
    const start = absoluteUrl('/pictures/');
    const names = text
      .split(start)
      .slice(1)
      .map((rest) => /^[^"\\\s]+/.exec(rest)?.[0] ?? '');
    let replaced = text;
    for (const name of names) {
      const { address } = (await copiesOf(name)).jpg.at(-1)!;
      replaced = replaced.replace(start + name, absoluteUrl(address));
    }
    return replaced;
  };
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    $(script).text(await withCopies($(script).text()));
  }
  for (const meta of $('meta[content]').toArray()) {
    $(meta).attr('content', await withCopies($(meta).attr('content')!));
  }
}

/** Originals aren't published, so any other mention would be broken. */
function refuseOtherUses({ $, file }: Page): void {
  for (const element of $('*').toArray() as Element[]) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!value.split(/[\s,(]+/).some((word) => original.test(word.replace(/["')]/g, '')))) continue;
      throw new Error(
        `${file}: <${element.name} ${name}="${value}">: pictures of ${originalsFolder} need components/ui/picture.tsx, which gives them small copies`,
      );
    }
  }
}

/** @throws if a stylesheet shows an original, which isn't published */
export function refusePicturesInStyles(css: string): void {
  const found = /url\(["']?(\/pictures\/[^"')]+)/.exec(css)?.[1];
  if (found) throw new Error(`A stylesheet shows ${found}: use components/ui/picture.tsx instead`);
}

/** Writes the copies of an original, or takes those of an earlier build from .cache/pictures. */
async function writeCopies(name: string, outDir: string): Promise<Copies> {
  const { bytes, width, height } = await readOriginal(name);
  // Everything that changes the bytes of the copies changes their name.
  const settings = JSON.stringify([qualities, widths]);
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 12);
  const copiesIn = async (format: Format): Promise<Copy[]> => {
    const copies: Copy[] = [];
    for (const copyWidth of widths.filter((one) => one <= width)) {
      const copyName = `${path.parse(name).name}-${hash}-${copyWidth}.${format}`;
      const cached = path.join('.cache', 'pictures', copyName);
      if (!existsSync(cached)) await writeAtOnce(cached, await encode(name, bytes, copyWidth, format));
      const target = path.join(outDir, pictureFolder, copyName);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(cached, target);
      const copyHeight = Math.round((height * copyWidth) / width);
      copies.push({ address: pictureFolder + copyName, width: copyWidth, height: copyHeight });
    }
    return copies;
  };
  return { avif: await copiesIn('avif'), webp: await copiesIn('webp'), jpg: await copiesIn('jpg') };
}

/** Writes a file that never exists in part, even if the build is killed. */
async function writeAtOnce(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, bytes);
  await rename(temporary, file);
}

/** Reads a file of public/pictures, with its size upright. @throws naming what is wrong with it */
async function readOriginal(name: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const file = `${originalsFolder}/${name}`;
  if (!existsSync(file)) throw new Error(`${file}: isn't there`);
  const bytes = await readFile(file);
  if (bytes.length === 0) throw new Error(`${file}: is empty: add the photo again`);
  if (isHeic(bytes)) throw new Error(`${file}: is a HEIC photo of an iPhone: export it as JPEG`);
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) throw new Error(`${file}: is not a picture, or it is broken`);
  const { width, height } = metadata.autoOrient;
  const size = `is ${width} × ${height} px`;
  if (Math.min(width, height) < limits.minSide) {
    throw new Error(`${file}: ${size}: each side needs at least ${limits.minSide}`);
  }
  if (Math.max(width, height) > limits.maxSide) {
    throw new Error(`${file}: ${size}: no side may have more than ${limits.maxSide}`);
  }
  return { bytes, width, height };
}

/** What a build would find wrong with photos of public/pictures. */
export async function photoFaults(names: readonly string[]): Promise<string[]> {
  const results = await Promise.allSettled(names.map(readOriginal));
  return results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));
}

/** Whether a file is a HEIC photo, whatever its name: sharp can't read these (ISO 23008-12). */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}

/** @throws if the original is broken */
function encode(name: string, bytes: Buffer, width: number, format: Format): Promise<Buffer> {
  const copy = sharp(bytes).autoOrient().flatten({ background: 'white' }).resize({ width }).toColourspace('srgb');
  const quality = qualities[format];
  const encoded = {
    avif: () => copy.avif({ quality, effort: 3 }),
    webp: () => copy.webp({ quality }),
    jpg: () => copy.jpeg({ quality, mozjpeg: true }),
  }[format]();
  return encoded.toBuffer().catch((error: Error) => {
    throw new Error(`${originalsFolder}/${name}: can't be read: ${error.message}`);
  });
}
