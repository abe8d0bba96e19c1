import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Detail, site } from '@/content/site';
import { isOnPreviewHost } from '@/lib/environment';
import { pageFile } from '@/lib/pages';
import { parsePage } from '../../pages/page';
import { readPages } from '../../pages/read-site';
import { isPreviewOnly, pathOf } from '../../pages/record';
import { type ReviewedPage, reviewedPages } from '../read-pages';
import { type Patience, readLiveSite, type ReadSite, type Unreadable } from './live-site';

/** What a build is compared with; its pages home first. */
export type Previous = ReadSite & { pages: readonly ReviewedPage[] };

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads what to compare with: the address or folder that REVIEW_PREVIOUS names; else, on hosts that
 * make previews automatically, the live site. It never fails a build: what could not be read is a
 * sentence.
 * @param paths pages of this build, looked for besides those in a live site's sitemap
 */
export async function readPrevious(
  paths: readonly string[],
  env: Variables = process.env,
  { url = site.url, ...patience }: Patience & { url?: Detail<string> } = {},
): Promise<Previous | Unreadable> {
  const named = env.REVIEW_PREVIOUS?.trim();
  if (!named && !isOnPreviewHost(env)) {
    return { problem: 'Nothing was named to compare with. REVIEW_PREVIOUS takes an address or a folder.' };
  }
  if (!named && url.isPlaceholder) {
    const why = 'the address of the live site in content/site.ts (url) is still a placeholder';
    return { problem: `Not launched yet: ${why}, so there is nothing to compare with.` };
  }
  const from = named || url.value;
  const found = await (/^https?:\/\//i.test(from) ? readLiveSite(from, paths, patience) : readFolder(from));
  if ('problem' in found) return found;
  const parsed = [...found.html].map(([at, text]) => parsePage(pageFile(at), text));
  return { ...found, pages: await reviewedPages(parsed, found.file) };
}

async function readFolder(from: string): Promise<ReadSite | Unreadable> {
  const pages = await readPages(from).catch(() => []);
  const html = new Map(pages.map(({ file, $ }) => [pathOf(file), $.html()]));
  for (const at of html.keys()) if (isPreviewOnly({ path: at })) html.delete(at);
  if (!html.has('/')) {
    return { problem: `REVIEW_PREVIOUS: “${from}” is neither an address (https://…) nor the folder of a built site.` };
  }
  return { from, unread: [], html, file: (address) => readFile(path.join(from, address)).catch(() => undefined) };
}
