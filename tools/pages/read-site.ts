import { listFiles } from '../files';
import { readPage } from './page';
import { type PageRecord, recordOf } from './record';

/** An exported folder: its pages, home first and then by path, and the paths of all its files. */
export type Site = { pages: PageRecord[]; files: readonly string[] };

const notPages = new Set(['_not-found.html', 'review.html']);

/** Reads an exported folder: only its HTML, never the sources. */
export async function readSite(outDir: string): Promise<Site> {
  const files = await listFiles(outDir);
  const pages: PageRecord[] = [];
  for (const file of files) {
    if (file.endsWith('.html') && !notPages.has(file)) pages.push(recordOf(await readPage(outDir, file)));
  }
  return { pages: inOrder(pages), files };
}

/** Home first, then by path. */
export function inOrder(pages: readonly PageRecord[]): PageRecord[] {
  const isHome = ({ path: at }: PageRecord) => Number(at === '/');
  return pages.toSorted((one, other) => isHome(other) - isHome(one) || (one.path < other.path ? -1 : 1));
}
