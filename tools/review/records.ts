import sharp from 'sharp';
import { forEachLimited } from '../files';
import type { Page } from '../pages/page';
import { inOrder } from '../pages/read-site';
import { type PageRecord, recordOf } from '../pages/record';
import { hashOf, lookOf, type ReadFile } from './look';

/**
 * Reads pages with what they look like: each record gets the fingerprint of its page and of what its social card shows.
 * A page whose styles can't be read has no fingerprint: the previous site may be anyone's.
 * @param read the files that the pages name
 */
export async function recordsOf(pages: readonly Page[], read: ReadFile): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  await forEachLimited(pages, 2, async (page) => {
    const { card, ...record } = recordOf(page);
    const pixels =
      card &&
      (await read(card.image)
        .then(hashOfPixels)
        .catch(() => undefined));
    records.push({
      ...record,
      card: card && { ...card, pixels },
      look: await lookOf(page, read).catch(() => undefined),
    });
  });
  return inOrder(records);
}

/** Two files may show the same: another version of the encoder changes bytes, not pictures. */
async function hashOfPixels(picture: Buffer | undefined): Promise<string | undefined> {
  return picture && hashOf(await sharp(picture).ensureAlpha().raw().toBuffer());
}
