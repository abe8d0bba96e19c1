import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forEachLimited, listFiles } from '../files';
import { type Page, readPage, referencesOf } from '../pages/page';
import { insertPolicy } from './csp';
import { refuseRepeatedIds } from './ids';
import { writeLicenses } from './licenses';
import { exported as from, removeNextParts, sortFiles } from './next-output';
import { buildImportedFiles, insertScripts } from './scripts';
import { insertPrintStyles, insertStyles, pageStyles, readStyles, splitPrintStyles, tidyIcons } from './styles';

const to = 'out';

/**
 * Turns Next's export into the site that visitors get: HTML with its styles and small scripts.
 * @returns the number of pages
 * @throws if two elements of a page have the same id, or Next has added something unknown
 */
export async function exportSite(): Promise<number> {
  const [files, app] = await Promise.all([listFiles(from), listFiles('app')]);
  const routes = app.filter((file) => file.endsWith('/route.ts')).map((file) => path.dirname(file));
  const known = new Set([...(await listFiles('public')), ...routes, 'manifest.webmanifest']);
  const { pages, copied } = sortFiles(files, known);
  await rm(to, { recursive: true, force: true });
  const imported = await buildImportedFiles(to);
  const { screen, print } = await splitPrintStyles(to, await readStyles(from, files));

  const used = new Set(copied);
  // Two at a time: one page is processed while the other is read or written.
  await forEachLimited(pages, 2, async (file) => {
    const page = await readPage(from, file);
    removeNextParts(page);
    refuseRepeatedIds(page);
    tidyIcons(page);
    insertSpeculationRules(page);
    insertPrintStyles(page, print);
    await finishPage(page, screen, await insertScripts(page, imported));
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeFile(path.join(to, file), page.$.html());
    for (const address of referencesOf(page)) if (files.includes(address.slice(1))) used.add(address.slice(1));
  });
  for (const file of used) await cp(path.join(from, file), path.join(to, file));
  await writeLicenses(
    to,
    [...imported.values()].flatMap(({ sources }) => sources),
  );
  return pages.length;
}

/**
 * Inserts styles and the policy into a page.
 * @param styles the site's stylesheet, of which the page gets the rules that it uses
 * @param code source code whose class names count as used
 * @param allowed further directives of the policy
 */
export async function finishPage(page: Page, styles: string, code: string, ...allowed: string[]): Promise<void> {
  insertStyles(page, await pageStyles(styles, page.$.html(), code));
  // Keeps Cloudflare from rewriting mail links, for which it adds a script that the policy refuses.
  page.$('body').prepend('<!--email_off-->').append('<!--/email_off-->');
  insertPolicy(page, ...allowed);
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
