import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureWidths } from '@/lib/pictures';
import { formats } from './copies';

/** A photo as it came from the camera: either `picture`, or `fault`, why it can't be used. */
export type Original = { file: string; fault?: string; picture?: { name: string; width: number; height: number } };

const limits = { least: 480, most: 8000 };
const extensions = ['.jpg', '.jpeg', '.png', '.webp'];

export const originalsFolder = 'content/pictures';

/** Reads every picture in the folder. Sizes are those of the upright picture. */
export async function readOriginals(folder = originalsFolder): Promise<Original[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => extensions.includes(path.extname(file))) : [];
  return Promise.all(files.sort().map((file) => readOriginal(folder, file)));
}

async function readOriginal(folder: string, file: string): Promise<Original> {
  const bytes = readFileSync(path.join(folder, file));
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { file, fault: 'is not a picture, or it is broken' };
  const { width, height } = metadata.autoOrient;
  const size = `${width} × ${height} px`;
  if (Math.min(width, height) < limits.least)
    return { file, fault: `is ${size}: each side needs at least ${limits.least}` };
  if (Math.max(width, height) > limits.most)
    return { file, fault: `is ${size}: no side may have more than ${limits.most}` };
  // Decodes all of it. `stats()` lets one cut-short picture in eight through.
  const damage = await sharp(bytes)
    .raw()
    .toBuffer()
    .then(() => undefined)
    .catch(() => 'is broken: it ends early or can’t be read');
  if (damage) return { file, fault: damage };
  // Everything that changes the bytes of the copies changes their name.
  const settings = JSON.stringify([formats, pictureWidths]);
  const digest = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 12);
  return { file, picture: { name: digest, width, height } };
}

/**
 * What lib/pictures.ts needs to know of each picture, by file name.
 * @public
 */
export async function measuredPictures(): Promise<Record<string, Original['picture']>> {
  const originals = await readOriginals();
  return Object.fromEntries(originals.flatMap(({ file, picture }) => (picture ? [[file, picture]] : [])));
}
