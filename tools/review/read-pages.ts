import sharp from 'sharp';
import { forEachLimited } from '../files';
import type { Page } from '../pages/page';
import { inOrder } from '../pages/read-site';
import { internalPath, type PageRecord, recordOf } from '../pages/record';
import { contactCard, scriptText } from './changes/entries';
import { type CodeOf, hashOf, islandFiles, type Look, lookOf, type ReadFile } from './looks/look';

/**
 * A page as it reads and as it looks; without looks where its styles can't be read: the previous
 * site may be anyone's.
 */
export type ReviewedPage = PageRecord & { look?: Look };

/**
 * @param read the files that the pages name
 * @param codeOf see lookOf
 */
export async function reviewedPages(pages: readonly Page[], read: ReadFile, codeOf?: CodeOf): Promise<ReviewedPage[]> {
  const records: ReviewedPage[] = [];
  await forEachLimited(pages, 2, async (page) => {
    const { card, ...record } = recordOf(page);
    const file = card && (await read(card.image));
    // Two files may show the same: another version of the encoder changes bytes, not pictures.
    const pixels = file && sharp(file).ensureAlpha().raw().toBuffer();
    const shown = await pixels?.catch(() => file);
    const look = await lookOf(page, read, codeOf).catch(() => undefined);
    const data = [...record.data, ...(await contactCards(record, read)), ...(await scriptTexts(page, read))];
    records.push({ ...record, data, card: card && { ...card, pixels: shown && hashOf(shown) }, look });
  });
  return inOrder(records);
}

/** Sentences that only the scripts of islands say: strings as a minifier writes them. */
async function scriptTexts({ $ }: Page, read: ReadFile): Promise<PageRecord['data']> {
  const files = (await Promise.all(islandFiles($).map(read))).map((file) => `${file ?? ''}`);
  const strings = new Set(files.flatMap((code) => code.match(/"\p{Lu}[^"{}=;<>]* [^"{}=;<>]*"/gu) ?? []));
  const plain = (text: string) =>
    text.slice(1, -1).replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return [...strings].map((text) => ({ name: scriptText, value: plain(text) }));
}

/** The lines of the vCards that a page links to, unfolded and without escapes. */
async function contactCards({ main, frame }: PageRecord, read: ReadFile): Promise<PageRecord['data']> {
  const links = [...main.links, ...frame.links].flatMap(({ href }) => internalPath(href) ?? []);
  const cards = [...new Set(links)].filter((path) => path.endsWith('.vcf'));
  const texts = await Promise.all(cards.map(async (path) => `${(await read(path)) ?? ''}`));
  const lines = texts.flatMap((text) => text.replace(/\r?\n /g, '').split(/\r?\n/)).filter(Boolean);
  return lines.map((line) => ({ name: contactCard, value: line.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1') }));
}
