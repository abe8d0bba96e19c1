import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { z } from 'zod';
import { previewRoutes } from '@/lib/routes';
import { forEachLimited } from '../files';
import type { Page } from './page';
import { pathOf } from './facts';
import { recordOf, recordSchema } from './record';

export const manifestSchema = z.object({
  /** What stands around every page, as home has it. */
  frame: recordSchema.optional(),
  pages: z.record(z.string(), recordSchema),
});

/** The record of a whole site: what the next build is compared with. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Adds a page. Pages that previews alone have are left out, so that a preview compares with the live site. */
export function addToManifest(manifest: Manifest, page: Page): void {
  const path = pathOf(page.file);
  if (Object.values<string>(previewRoutes).includes(path)) return;
  manifest.pages[path] = recordOf(page);
  if (path === '/') manifest.frame = recordOf(page, 'frame');
}

/** Adds what the social cards show. @param read the file of a picture; nothing when it cannot be had */
export async function addPixels(
  manifest: Manifest,
  read: (image: string) => Promise<Buffer | undefined>,
): Promise<void> {
  const cards = Object.values(manifest.pages).flatMap(({ card }) => card ?? []);
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
