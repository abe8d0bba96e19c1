import { rm } from 'node:fs/promises';
import path from 'node:path';
import { previewAddress } from '@/lib/environment';
import { siteAddress } from '@/lib/site-address';
import { contentOf } from '../check/content';
import { loadContent } from '../check/load';
import { findingsIn } from '../check/rules';
import { readSite } from '../exported-page/read-site';
import { listDifferences } from './differences';
import { groupDifferences } from './group';
import { placeFinder, readCode } from './places';
import { readFolder, readPrevious, type ComparedSite } from './read';
import { renderReview } from './render';

/**
 * Compares a preview's pages, as production would have them, with the previous site, and writes the
 * review. Call it after the steps that change pages.
 * @returns why nothing was compared, if that's so
 */
export async function writeReview(outDir = 'out'): Promise<string | undefined> {
  await rm(path.join(outDir, 'review'), { recursive: true, force: true });

  // 1. Read both sites.
  const after: ComparedSite = {
    ...(await readFolder(outDir)),
    origins: [siteAddress, previewAddress() ?? siteAddress],
  };
  const before = await readPrevious([...after.html.keys()]);

  // 2. List what differs.
  const { pages, differences } = await listDifferences(before, after);

  // 3. Group it.
  const site = await readSite(outDir);
  const content = contentOf((await loadContent()).files);
  const errors = findingsIn({ site }, ['error']);
  const rows = groupDifferences(errors, differences, placeFinder(content, await readCode()));

  // 4. Render it.
  await renderReview(outDir, { pages, rows, before, after, records: site.pages });
  return 'problem' in before ? before.problem : undefined;
}
