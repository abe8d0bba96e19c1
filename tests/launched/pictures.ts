import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from './proof';

/** Draws plain pictures in place of an owner's photos. */
export async function drawPictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [file, [width, height]] of Object.entries(pictures)) {
    await sharp({ create: { width, height, channels: 3, background: 'tan' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 52/1 0/1' } })
      .toFile(path.join(folder, file));
  }
}
