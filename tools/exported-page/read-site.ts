import { listFiles } from '../files';
import { readPage } from './page';
import { type PageRecord, recordOf } from './record';

/** An exported folder: its pages, sorted by path, and the paths of all its files. */
export type ExportedSite = { pages: PageRecord[]; files: readonly string[] };

/** Reads an exported folder as production would have it: without a preview's review and its bar. */
export async function readSite(outDir: string): Promise<ExportedSite> {
  const files = await listFiles(outDir);
  const html = files.filter((file) => file.endsWith('.html') && !/^review[./]/.test(file));
  const pages = await Promise.all(
    html.map(async (file) => {
      const page = await readPage(outDir, file);
      page.$('[data-preview-bar]').remove();
      return recordOf(page);
    }),
  );
  return { pages: pages.sort((one, other) => (one.path < other.path ? -1 : 1)), files };
}
