import { listFiles } from '../files';
import { type Page as ParsedPage, readPage } from './page';
import { type PageRecord, recordOf } from './record';

/** An exported folder: its pages, home first and then by path, and the paths of all its files. */
export type Site = { pages: PageRecord[]; files: readonly string[] };

/** The review sheet, and the previous site's pages that it keeps. */
const notPages = /^review[./]/;

/** Reads an exported folder: only its HTML, never the sources. */
export async function readSite(outDir: string): Promise<Site> {
  const files = await listFiles(outDir);
  return { pages: inOrder((await readPages(outDir, files)).map(recordOf)), files };
}

async function readPages(outDir: string, files?: readonly string[]): Promise<ParsedPage[]> {
  const html = (files ?? (await listFiles(outDir))).filter((file) => file.endsWith('.html') && !notPages.test(file));
  return Promise.all(html.map((file) => readPage(outDir, file)));
}

function inOrder<Page extends Pick<PageRecord, 'path'>>(pages: readonly Page[]): Page[] {
  const isHome = ({ path: at }: Page) => Number(at === '/');
  return pages.toSorted((one, other) => isHome(other) - isHome(one) || (one.path < other.path ? -1 : 1));
}
