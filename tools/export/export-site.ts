import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pageFile, pages as registry } from '@/lib/pages';
import { isExpired } from '@/lib/security-txt';
import { forEachLimited, listFiles, writeFiles } from '../files';
import { nameTaken, publicFiles } from '../public-files';
import { assertUniqueIds, type Page, readPage, referencesOf } from '../exported-page/page';
import { insertPolicy } from './csp';
import { writeLicenses } from './licenses';
import { linkedStyles, nextExportDir as from, readStylesheets, removeNextParts, sortFiles } from './next-output';
import { insertPictures, refusePicturesInStyles } from './pictures';
import { buildScripts, insertScripts } from './scripts';
import { insertStyles, pageStyles } from './styles';

const to = 'out';
const securityFile = '.well-known/security.txt';

/**
 * Turns Next's export into the site that visitors get: HTML with its styles and small scripts.
 * @returns the number of pages
 * @throws if a page is missing, or would reach visitors broken
 */
export async function exportSite(): Promise<number> {
  const files = await listFiles(from);
  const owns = await publicFiles();
  const taken = registry.map(({ path: at }) => pageFile(at)).find((file) => owns.includes(file));
  if (taken) throw new Error(nameTaken(taken));
  const { pages, others } = sortFiles(files, owns);
  const lost = registry.find(({ path: at }) => !pages.includes(pageFile(at)));
  if (lost) throw new Error(`lib/pages.ts: "${lost.path}" has no page: add its route to app/, or remove its line`);
  await rm(to, { recursive: true, force: true });
  const { scripts, bundled } = await buildScripts(to);
  const sheets = await readStylesheets(files);
  for (const sheet of sheets.values()) refusePicturesInStyles(sheet);

  const used = new Set(isExpired() ? others.filter((file) => file !== securityFile) : others);
  // Two at a time: one page is processed while the other is read or written.
  await forEachLimited(pages, 2, async (file) => {
    const page = await readPage(from, file);
    const styles = linkedStyles(page, sheets);
    removeNextParts(page);
    assertUniqueIds(page);
    await insertPictures(page, to);
    insertSpeculationRules(page);
    const code = insertScripts(page, scripts, to);
    insertStyles(page, await pageStyles(styles, page, code));
    // Keeps Cloudflare from rewriting mail links with a script that the policy refuses.
    page.$('body').prepend('<!--email_off-->').append('<!--/email_off-->');
    insertPolicy(page);
    await writeFiles(to, { [file]: page.$.html() });
    for (const address of referencesOf(page)) if (files.includes(address.slice(1))) used.add(address.slice(1));
  });
  for (const file of used) await cp(path.join(from, file), path.join(to, file));
  await writeLicenses(to, bundled);
  return pages.length;
}

const pageLinks = { selector_matches: 'a[href^="/"]:not([download])' };

/** Prerenders a page before its link is followed; Safari and Firefox only prefetch. */
const speculationRules = JSON.stringify({
  prerender: [{ where: pageLinks, eagerness: 'moderate' }],
  prefetch: [{ where: pageLinks, eagerness: 'conservative' }],
});

function insertSpeculationRules({ $ }: Page): void {
  $('body').append($('<script type="speculationrules"></script>').text(speculationRules));
}
