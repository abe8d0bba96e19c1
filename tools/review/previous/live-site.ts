import { load } from 'cheerio';
import { pageFile } from '@/lib/pages';
import { forEachLimited } from '@/tools/files';
import { parsePage } from '@/tools/pages/page';
import { recordsOf } from '../records';
import { type Fetched, fetchWhole, reasonOf } from './fetch-whole';
import { type Previous, Unreadable } from './previous';

export type LiveOptions = {
  /** Time for the whole site and for one answer. */
  seconds?: number;
  answerSeconds?: number;
  say?: (line: string) => void;
};

const atOnce = 4;

/**
 * Reads a site as visitors get it: the pages of its sitemap, and those of this build.
 * @throws Unreadable when there is no such site to compare with
 */
export async function readLiveSite(
  address: string,
  paths: readonly string[],
  { seconds = 60, answerSeconds = 10, say = console.log }: LiveOptions = {},
): Promise<Previous> {
  const deadline = AbortSignal.timeout(seconds * 1000);
  const get = (url: URL) => fetchWhole(url, AbortSignal.any([deadline, AbortSignal.timeout(answerSeconds * 1000)]));

  const home = await get(asUrl(address)).catch((error: unknown) => {
    throw new Unreadable(
      `${address} could not be read: ${reasonOf(error)}. It may not be launched yet; nothing was compared.`,
    );
  });
  if (home.status !== 200)
    throw new Unreadable(`${address} answers ${home.status}${hint(home.status)}; nothing was compared.`);
  const base = home.url.origin;
  // Not `new URL(path, base)`: a path that begins with two slashes would lead to another host.
  const at = (path: string) => get(Object.assign(new URL(base), { pathname: path }));

  const listed = await sitemapPaths(at);
  if (listed.length === 0) {
    throw new Unreadable(
      `${address} has no sitemap with pages: this site does not seem to be launched there yet. Nothing was compared.`,
    );
  }

  const html = new Map<string, string>();
  const unread: string[] = [];
  const all = [...new Set(['/', ...listed, ...paths])];
  let done = 0;
  await forEachLimited(all, atOnce, async (path) => {
    try {
      const answer = path === '/' ? home : await at(path);
      if (isPage(answer, path)) html.set(path, answer.body.toString('utf8'));
      else if (answer.status >= 500 || answer.status === 429) unread.push(path);
    } catch {
      unread.push(path);
    }
    done += 1;
    if (done % 10 === 0 || done === all.length) say(`Reading ${base}: ${done} of ${all.length} pages`);
  });

  const files = new Map<string, Promise<Buffer | undefined>>();
  const file = (address: string) => {
    const known = files.get(address) ?? at(address).then(contentOf, () => undefined);
    files.set(address, known);
    return known;
  };
  const parsed = [...html].map(([path, text]) => parsePage(pageFile(path), text));
  return { from: base, pages: await recordsOf(parsed, file), unread: unread.sort(), html, file };
}

function asUrl(address: string): URL {
  try {
    return new URL('/', address);
  } catch {
    throw new Unreadable(`REVIEW_PREVIOUS: “${address}” is not an address.`);
  }
}

const hint = (status: number) => (status === 401 || status === 403 ? ' (it asks for a password)' : '');

/** Paths of the pages in the sitemap. */
async function sitemapPaths(at: (path: string) => Promise<Fetched>): Promise<string[]> {
  const answer = await at('/sitemap.xml').catch(() => undefined);
  if (answer?.status !== 200) return [];
  const $ = load(answer.body.toString('utf8'), { xml: true });
  const addresses = $('url > loc').map((_, element) => $(element).text().trim());
  return addresses.get().flatMap(pathname);
}

/** The host of a sitemap is the published one, which may not be the one that is read. */
function pathname(address: string): string[] {
  return URL.canParse(address) ? [withoutSlash(new URL(address).pathname)] : [];
}

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/+$/, ''));

/** An answer that is this very page: not a redirect to another one, not an error. The 404 page says so by its status. */
function isPage({ status, url, type }: Fetched, path: string): boolean {
  const isThere = status === 200 || (path === '/404' && status === 404);
  return isThere && type.includes('text/html') && withoutSlash(url.pathname) === path;
}

/** A file, not the page that some hosts answer every address with. */
function contentOf({ status, type, body }: Fetched): Buffer | undefined {
  return status === 200 && !type.includes('html') ? body : undefined;
}
