import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { pathOfFile } from '@/lib/pages';
import { previewRoutes } from '@/lib/routes';
import { forEachLimited, listFiles } from '../files';

export type Site = {
  /** Its address or its folder. */
  from: string;
  /** The HTML of its pages, by path. */
  html: ReadonlyMap<string, string>;
  /** Paths of pages that may be there, but couldn't be read. */
  unread: readonly string[];
};

/** Why nothing was compared, as a sentence for the sheet. */
export type Unreadable = { problem: string };

/** For reading all of the live site, so that a build never hangs. */
const maxSeconds = 60;

/** Reads the pages of an exported folder, without redirects and those that only previews have. */
export async function readFolder(folder: string): Promise<Site> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html') && file !== 'review.html');
  const pages = files.map((file) => [pathOfFile(file), file] as const);
  const html = new Map<string, string>();
  for (const [at, file] of pages) {
    const page = await readFile(path.join(folder, file), 'utf8');
    const isRedirect = page.includes('http-equiv="refresh"');
    if (at !== previewRoutes.landing && !isRedirect) html.set(at, page);
  }
  return { from: folder, html, unread: [] };
}

/**
 * Reads the previous site. It never throws: a site that can't be read is reported in a sentence.
 * @param named an address or the folder of a build; undefined while there is no live site
 * @param paths of this build's pages, requested in addition to those in the live site's sitemap
 */
export async function readPrevious(named: string | undefined, paths: readonly string[]): Promise<Site | Unreadable> {
  if (!named) {
    const why = 'the web address of the live site isn’t confirmed yet, so there is nothing to compare with';
    return { problem: `Not launched yet: ${why}.` };
  }
  if (URL.canParse(named) && /^https?:/.test(named)) return readLiveSite(new URL(named).origin, paths);
  const site = await readFolder(named).catch(() => undefined);
  if (site?.html.has('/')) return site;
  return { problem: `“${named}” is neither an address (https://…) nor the folder of a built site.` };
}

async function readLiveSite(origin: string, paths: readonly string[]): Promise<Site | Unreadable> {
  const signal = AbortSignal.timeout(maxSeconds * 1000);
  const get = async (at: string) => {
    try {
      const answer = await fetch(new URL(at, origin), { signal, headers: { 'User-Agent': 'review' } });
      return { ok: answer.ok, status: answer.status, url: answer.url, text: await answer.text() };
    } catch {
      return undefined;
    }
  };
  const home = await get('/');
  if (!home) return { problem: `${origin} can’t be reached, so nothing was compared.` };
  if (!home.ok) return { problem: `${origin} answers ${home.status}, so nothing was compared.` };
  const sitemap = await get('/sitemap.xml');
  const listed = sitemap?.ok ? pathsIn(sitemap.text) : [];
  if (listed.length === 0) return { problem: `${origin} has no sitemap, so this site isn’t there yet.` };

  const html = new Map([['/', home.text]]);
  const unread: string[] = [];
  await forEachLimited(
    [...new Set([...listed, ...paths])].filter((at) => at !== '/'),
    4,
    async (at) => {
      const answer = await get(at);
      const isFound = answer?.ok || (at === '/404' && answer?.status === 404);
      // Not another page, to which an old address leads.
      const isSame = answer && new URL(answer.url).pathname.replace(/(?<=.)\/$/, '') === at;
      if (answer && isFound && isSame) html.set(at, answer.text);
      else if (!answer || answer.status === 401 || answer.status === 403 || answer.status >= 429) unread.push(at);
    },
  );
  return { from: origin, html, unread };
}

/** The paths in a sitemap, whose addresses may have another host. */
function pathsIn(sitemap: string): string[] {
  const $ = load(sitemap, { xml: true });
  const addresses = $('url > loc').map((_, element) => $(element).text().trim());
  return addresses.get().flatMap((one) => (URL.canParse(one) ? new URL(one).pathname.replace(/(?<=.)\/$/, '') : []));
}
