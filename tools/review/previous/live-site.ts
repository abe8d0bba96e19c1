import { load } from 'cheerio';
import { forEachLimited } from '@/tools/files';
import type { ReadFile } from '../looks/look';

export type ReadSite = {
  /** Address or folder it was read from. */
  from: string;
  /** Pages that may be there but could not be read. */
  unread: string[];
  /** Its HTML by path, and its other files. */
  html: ReadonlyMap<string, string>;
  file: ReadFile;
};

/** Nothing to compare with could be read: why, in a sentence for the sheet. */
export type Unreadable = { problem: string };

/** Seconds for the whole site and for one answer. */
export type Patience = { seconds?: number; answerSeconds?: number };

type Answer = { status: number; url: URL; type: string; body: Buffer };

/** Reads a site as visitors get it: the pages of its sitemap, and those of this build. */
export async function readLiveSite(
  address: string,
  paths: readonly string[],
  { seconds = 60, answerSeconds = 10 }: Patience = {},
): Promise<ReadSite | Unreadable> {
  if (!URL.canParse(address)) return { problem: `REVIEW_PREVIOUS: “${address}” is not an address.` };
  const deadline = AbortSignal.timeout(seconds * 1000);
  const get = async (to: URL): Promise<Answer> => {
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(answerSeconds * 1000)]);
    const response = await fetch(to, { signal, headers: { 'User-Agent': 'review-sheet' } });
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, url: new URL(response.url), type, body };
  };
  const home = await get(new URL('/', address)).catch(reasonOf);
  if (typeof home === 'string') {
    return { problem: `${address} could not be read: ${home}. It may not be launched yet; nothing was compared.` };
  }
  const locked = [401, 403].includes(home.status) ? ' (it asks for a password)' : '';
  if (home.status !== 200) return { problem: `${address} answers ${home.status}${locked}; nothing was compared.` };
  const base = home.url.origin;
  // Not `new URL(path, base)`: a path that begins with two slashes would lead to another host.
  const at = (path: string) => get(Object.assign(new URL(base), { pathname: path }));
  const listed = await sitemapPaths(at);
  if (listed.length === 0) {
    const why = 'has no sitemap with pages: this site does not seem to be launched there yet';
    return { problem: `${address} ${why}. Nothing was compared.` };
  }

  const html = new Map<string, string>();
  const unread: string[] = [];
  await forEachLimited([...new Set(['/', ...listed, ...paths])], 4, async (path) => {
    const answer = path === '/' ? home : await at(path).catch(() => undefined);
    if (answer && isPage(answer, path)) html.set(path, answer.body.toString('utf8'));
    else if (!answer || answer.status >= 500 || answer.status === 429) unread.push(path);
  });
  const files = new Map<string, Promise<Buffer | undefined>>();
  const file = (name: string) => {
    const known = files.get(name) ?? at(name).then(contentOf, () => undefined);
    files.set(name, known);
    return known;
  };
  return { from: base, unread: unread.sort(), html, file };
}

/** Why an address did not answer, in words. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (/Timeout|Abort/.test(name)) return 'it does not answer in time';
  return cause?.code === 'ECONNREFUSED' ? 'nothing answers there' : (cause?.code ?? message);
}

/** Paths of the pages in the sitemap, whose host may not be the one that is read. */
async function sitemapPaths(at: (path: string) => Promise<Answer>): Promise<string[]> {
  const answer = await at('/sitemap.xml').catch(() => undefined);
  if (answer?.status !== 200) return [];
  const $ = load(answer.body.toString('utf8'), { xml: true });
  const addresses = $('url > loc').map((_, element) => $(element).text().trim());
  return addresses.get().flatMap((one) => (URL.canParse(one) ? withoutSlash(new URL(one).pathname) : []));
}

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/+$/, ''));

/** Whether an answer is this page: not a redirect to another one, and not an error. */
function isPage({ status, url, type }: Answer, path: string): boolean {
  const isThere = status === 200 || (path === '/404' && status === 404);
  return isThere && type.includes('text/html') && withoutSlash(url.pathname) === path;
}

/** A file, not the page that some hosts answer every address with. */
function contentOf({ status, type, body }: Answer): Buffer | undefined {
  return status === 200 && !type.includes('html') ? body : undefined;
}
