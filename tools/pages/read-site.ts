import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliBest } from '../compress';
import { listFiles } from '../files';
import { type Page, parsePage } from './page';
import { pageFacts, type PageFacts } from './facts';
import { addPixels, addToManifest, type Manifest } from './manifest';

/** Every page of an exported folder, and the record that another build can be compared with. */
export type ReadSite = { pages: PageFacts[]; manifest: Manifest };

const notPages = new Set(['_not-found.html', 'review.html']);

/** Reads an exported folder: its HTML alone, never the sources. Home comes first, then the rest by path. */
export async function readSite(outDir: string): Promise<ReadSite> {
  const pages: PageFacts[] = [];
  const manifest = await readFolder(outDir, async (page, html) => {
    const size = await compressedSize(path.join(outDir, page.file), html);
    pages.push(pageFacts(page, { raw: html.length, brotli: size }));
  });
  pages.sort((one, other) => Number(other.path === '/') - Number(one.path === '/') || (one.path < other.path ? -1 : 1));
  return { pages, manifest };
}

/** The record of an exported folder. @param visit what else to read from each page, one page at a time */
export async function readFolder(
  outDir: string,
  visit?: (page: Page, html: Buffer) => Promise<void>,
): Promise<Manifest> {
  const manifest: Manifest = { pages: {} };
  const files = (await listFiles(outDir)).filter((file) => file.endsWith('.html') && !notPages.has(file));
  for (const file of files.sort()) {
    const html = await readFile(path.join(outDir, file));
    const page = parsePage(file, html.toString('utf8'));
    addToManifest(manifest, page);
    await visit?.(page, html);
  }
  await addPixels(manifest, (image) => readFile(path.join(outDir, image)));
  return manifest;
}

/** Size of the compressed twin that the export has written; of one made now where there is none. */
async function compressedSize(file: string, content: Buffer): Promise<number> {
  const twin = await stat(`${file}.br`).catch(() => undefined);
  return twin?.size ?? (await brotliBest(content)).length;
}
