import sharp from 'sharp';
import { forEachLimited } from '../files';
import type { Page } from '../pages/page';
import { inOrder } from '../pages/read-site';
import { type PageRecord, recordOf } from '../pages/record';
import { hashOf, type Look, lookOf, type ReadFile } from './looks/look';

/** A page as it reads and as it looks; without looks where its styles can't be read: the previous site may be anyone's. */
export type ReviewedPage = PageRecord & { look?: Look };

/** @param read the files that the pages name */
export async function reviewedPages(pages: readonly Page[], read: ReadFile): Promise<ReviewedPage[]> {
  const records: ReviewedPage[] = [];
  await forEachLimited(pages, 2, async (page) => {
    const { card, ...record } = recordOf(page);
    const file = card && (await read(card.image));
    // Two files may show the same: another version of the encoder changes bytes, not pictures.
    const pixels = file && sharp(file).ensureAlpha().raw().toBuffer();
    const shown = await pixels?.catch(() => file);
    const look = await lookOf(page, read).catch(() => undefined);
    records.push({ ...record, card: card && { ...card, pixels: shown && hashOf(shown) }, look });
  });
  return inOrder(records);
}
