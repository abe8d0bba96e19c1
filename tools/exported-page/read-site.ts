import { listFiles } from '../files';
import { publicFiles } from '../public-files';
import { readPage } from './page';
import { type PageRecord, recordOf } from './record';

/** An exported folder: its pages, sorted by path, and the paths of all its files. */
export type ExportedSite = { pages: PageRecord[]; files: readonly string[] };

/** Reads an exported folder, without a preview's review and HTML files of public/. */
export async function readSite(outDir: string): Promise<ExportedSite> {
  const files = await listFiles(outDir);
  const others = ['review.html', ...(await publicFiles())];
  const isPage = (file: string) => file.endsWith('.html') && !file.startsWith('review/') && !others.includes(file);
  const html = files.filter(isPage);
  const pages = await Promise.all(html.map(async (file) => recordOf(await readPage(outDir, file))));
  return { pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)), files };
}
