import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { detectEnvironment } from '@/lib/environment';
import { expectIslands } from './client-files';
import { writeCompressedTwins } from '../compress';
import { insertPolicy } from './csp';
import { forEachLimited, listFiles } from '../files';
import { type HeaderRule, headerTable } from './hosts/headers';
import { insertEmailComments } from './email-comments';
import { insertSpeculationRules, insertStyles, orderPage } from './head';
import { writeHostFiles, writeNginxFile } from './hosts';
import { insertInlineScript } from './inline-scripts';
import { buildIslands, renderIslands } from './islands';
import { removePayloadFiles, removeUnreached } from './leftovers';
import { removeNextParts } from './next-parts';
import { readPage, writePage } from '../pages/page';
import { builtFilesOf } from '../pages/references';
import { pageStyles, readStyles } from './styles';

// A page is written before the next is read; two overlap so that the disk is never waited for.
const pagesAtOnce = 2;

/**
 * Turns what `next build` has written into the site that visitors get: HTML with its styles, and islands that wake when someone
 * turns to them.
 * @param outDir the folder that `next build` has just written
 * @param headers the table that host files are written from
 * @returns the number of pages
 */
export async function exportSite(outDir: string, headers: readonly HeaderRule[]): Promise<number> {
  await expectIslands(
    (await listFiles('app'))
      .filter((file) => /(page|layout|not-found)\b.*\.tsx$/.test(file))
      .map((file) => `app/${file}`),
  );
  await removePayloadFiles(outDir, await listFiles(outDir));

  const files = await listFiles(outDir);
  const styles = await readStyles(outDir, files);
  const islands = await buildIslands(outDir);
  const reached = new Set<string>();
  const code = (addresses: readonly string[]) =>
    Promise.all(addresses.map((address) => readFile(path.join(outDir, address), 'utf8')));

  const pages = files.filter((file) => file.endsWith('.html'));
  await forEachLimited(pages, pagesAtOnce, async (file) => {
    const page = await readPage(outDir, file);
    removeNextParts(page);
    const islandFiles = renderIslands(page, islands);
    insertStyles(page, await pageStyles(styles, page.$.html(), (await code(islandFiles)).join('\n')));
    insertSpeculationRules(page);
    orderPage(page);
    await insertInlineScript(page);
    insertEmailComments(page);
    insertPolicy(page);
    await writePage(outDir, page);
    for (const used of builtFilesOf(page)) reached.add(used);
  });

  await removeUnreached(outDir, reached);
  await writeHostFiles(outDir, headers);
  await writeCompressedTwins(outDir);
  return pages.length;
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve('tools/export/index.ts')) {
  const headers = headerTable(detectEnvironment());
  const pages = await exportSite('out', headers);
  await writeNginxFile(headers);
  console.log(`${pages} pages`);
}
