import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliBest } from '../export/compress';
import { listFiles } from '../export/files';
import { parsePage } from '../export/page';
import { pageFacts, type PageFacts } from './facts';
import { sentences, textBlocks } from './text';

/** Every page of an exported folder, and the text of the header and footer that all of them share. */
export type ReadSite = { pages: PageFacts[]; frame: string[] };

const notPages = new Set(['_not-found.html', 'review.html']);

/** Size of the compressed twin that the export has written; of one made now where there is none. */
async function compressedSize(file: string, content: Buffer): Promise<number> {
  const twin = await stat(`${file}.br`).catch(() => undefined);
  return twin?.size ?? (await brotliBest(content)).length;
}

/** Reads an exported folder: its HTML alone, never the sources. Home comes first, then the rest by path. */
export async function readSite(outDir: string): Promise<ReadSite> {
  const files = (await listFiles(outDir)).filter((file) => file.endsWith('.html') && !notPages.has(file)).sort();
  const pages: PageFacts[] = [];
  let frame: string[] = [];
  for (const file of files) {
    const html = await readFile(path.join(outDir, file));
    const page = parsePage(file, html.toString('utf8'));
    pages.push(pageFacts(page, { raw: html.length, brotli: await compressedSize(path.join(outDir, file), html) }));
    if (file === 'index.html') frame = textBlocks(page.$, 'header, footer').flatMap(sentences);
  }
  pages.sort((one, other) => Number(other.path === '/') - Number(one.path === '/') || (one.path < other.path ? -1 : 1));
  return { pages, frame };
}
