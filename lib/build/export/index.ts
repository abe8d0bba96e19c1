import path from 'node:path';
import { detectEnvironment } from '@/lib/environment';
import { chunksNamedIn, createChunks } from './chunks';
import { writeCompressedTwins } from './compress';
import { dropHiddenStyles, insertPolicy } from './csp';
import { forEachLimited, listFiles } from './files';
import { type HeaderRule, headerTable } from './headers';
import { insertSpeculationRules, insertStyles, orderHead } from './head';
import { writeHostFiles, writeNginxFile } from './hosts';
import { shareIconAttributes } from './icons';
import { buildInlineScripts, insertInlineScripts } from './inline-scripts';
import { removePayloadFiles, removeUnreached } from './leftovers';
import { moveDataBlocks, tidyMarkup } from './markup';
import { takeNextScripts } from './next-scripts';
import { readPage, writePage } from './page';
import { payloadScript, writePayload } from './payload';
import { builtFilesOf } from './references';
import { minifyStyles, pageStyles, readStyles } from './styles';
import { applyNames, shortNames } from './styles/names';
import { shortenProperties } from './styles/property-names';
import { readUses } from './styles/uses';

// A page is written before the next is read; two overlap so that the disk is never waited for.
const pagesAtOnce = 2;

/**
 * Turns what `next build` has written into the site that visitors get: HTML and CSS, with React one gesture away.
 * @param outDir the folder that `next build` has just written
 * @param headers the table that host files are written from
 * @throws when Next's output has a shape that this step does not know
 */
export async function exportSite(outDir: string, headers: readonly HeaderRule[]): Promise<void> {
  await removePayloadFiles(outDir, await listFiles(outDir));

  const files = await listFiles(outDir);
  const styles = await readStyles(outDir, files);
  const chunks = createChunks(outDir, files);
  const scripts = await buildInlineScripts();
  const reached = new Set<string>();

  const pages = files.filter((file) => file.endsWith('.html'));
  await forEachLimited(pages, pagesAtOnce, async (file) => {
    const page = await readPage(outDir, file);

    const next = takeNextScripts(page);
    const wakeable = await chunks.reach([...next.chunks, ...chunksNamedIn(next.flight)]);
    const words = await chunks.words(wakeable);

    const uses = readUses(page, words);
    const css = pageStyles(styles, uses);
    shareIconAttributes(page, css);
    const names = shortNames(page, css, next.flight, words);
    applyNames(page, css, names);
    shortenProperties(css, uses);
    insertStyles(page, minifyStyles(css));

    const payloadAddress = await writePayload(outDir, payloadScript(next, names, file));
    moveDataBlocks(page);
    insertInlineScripts(page, scripts, payloadAddress);
    insertSpeculationRules(page);
    orderHead(page);
    dropHiddenStyles(page);
    tidyMarkup(page);
    insertPolicy(page);
    await writePage(outDir, page);

    for (const used of [...wakeable, ...builtFilesOf(page)]) reached.add(used);
  });

  await removeUnreached(outDir, reached);
  await writeHostFiles(outDir, headers);
  await writeCompressedTwins(outDir);
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve('lib/build/export/index.ts')) {
  const started = performance.now();
  const headers = headerTable(detectEnvironment());
  await exportSite('out', headers);
  await writeNginxFile(headers);
  console.log(`Exported in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
