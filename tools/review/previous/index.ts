import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Detail, site } from '@/content/site';
import { isOnPreviewHost } from '@/lib/environment';
import { readPages } from '../../pages/read-site';
import { isPreviewOnly, pathOf } from '../../pages/record';
import type { ReadFile } from '../looks/look';
import { reviewedPages } from '../read-pages';
import { type Patience, type Previous, readLiveSite, type Unreadable } from './live-site';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads what to compare with: the address or folder that REVIEW_PREVIOUS names; else, on hosts that make
 * previews by themselves, the live site. It never fails a build: what could not be read is a sentence.
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
  return /^https?:\/\//i.test(from) ? readLiveSite(from, paths, patience) : readFolder(from);
}

async function readFolder(from: string): Promise<Previous | Unreadable> {
  const parsed = (await readPages(from).catch(() => [])).filter(({ file }) => !isPreviewOnly({ path: pathOf(file) }));
  const html = new Map(parsed.map((page) => [pathOf(page.file), page.$.html()]));
  if (!html.has('/')) {
    const problem = `REVIEW_PREVIOUS: “${from}” is neither an address (https://…) nor the folder of a built site.`;
    return { problem };
  }
  const file: ReadFile = (address) => readFile(path.join(from, address)).catch(() => undefined);
  return { from, pages: await reviewedPages(parsed, file), unread: [], html, file };
}
