import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { forEachLimited } from '../files';
import type { PageRecord } from '../pages/record';

/**
 * Adds to each record what its social card shows.
 * @param read the file of a picture; undefined when it cannot be read
 */
export async function addCardPixels(
  pages: readonly PageRecord[],
  read: (image: string) => Promise<Buffer | undefined>,
): Promise<void> {
  const cards = pages.flatMap(({ card }) => card ?? []);
  const images = [...new Set(cards.map(({ image }) => image))];
  await forEachLimited(images, 2, async (image) => {
    const pixels = await read(image).then(hashOfPixels, () => undefined);
    for (const card of cards) if (card.image === image) card.pixels = pixels;
  });
}

/** Two files may show the same: another version of the encoder changes bytes, not pictures. */
async function hashOfPixels(picture: Buffer | undefined): Promise<string | undefined> {
  if (!picture) return undefined;
  const raw = await sharp(picture).ensureAlpha().raw().toBuffer();
  return createHash('sha256').update(raw).digest('base64url').slice(0, 16);
}
