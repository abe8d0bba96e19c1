import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { type Detail, site } from '@/content/site';
import { forEachLimited, listFiles } from '../files';
import { pathOfFile } from '@/lib/pages';
import { previewRoutes } from '@/lib/routes';
import { withoutBar } from './bar';

/** Reads a file of a site by its address; undefined if it can't be read. */
export type ReadFile = (address: string) => Promise<Buffer | undefined>;

export type ComparedSite = {
  /** Its pages by path. */
  html: ReadonlyMap<string, string>;
  read: ReadFile;
  /** The site's own origins. */
  origins: readonly string[];
};

/** The previous site. `unread` has the paths that couldn't be read. */
export type Previous = ComparedSite & { from: string; unread: readonly string[] };

/** Why nothing was compared, as a sentence for the sheet. */
export type Unreadable = { problem: string };

/** Seconds for reading all of the live site, so that a preview never hangs. */
const mostSeconds = 60;

type Variables = Readonly<Record<string, string | undefined>>;
type Answer = { status: number; url: URL; type: string; body: Buffer };

/**
 * Reads the previous site: the address or folder that REVIEW_PREVIOUS names, or else the live site.
 * It never throws.
 * @param paths pages of this build, requested in addition to those in the live site's sitemap
 * @param url the live site's address
 */
export async function readPrevious(
  paths: readonly string[],
  env: Variables = process.env,
  url: Detail<string> = site.url,
): Promise<Previous | Unreadable> {
  const named = env.REVIEW_PREVIOUS?.trim();
  if (!named && url.isPlaceholder) {
    const why = 'the address of the live site in content/site.ts (url) is still a placeholder';
    return { problem: `Not launched yet: ${why}, so there is nothing to compare with.` };
  }
  const from = named || url.value;
  if (/^https?:\/\//i.test(from)) return readLiveSite(from, paths);
  const folder = await readFolder(from).catch(() => undefined);
  if (folder?.html.has('/')) return { ...folder, from, unread: [] };
  return { problem: `REVIEW_PREVIOUS: “${from}” is neither an address (https://…) nor the folder of a built site.` };
}

/** Reads an exported folder, without the parts that only previews have. */
export async function readFolder(folder: string): Promise<ComparedSite> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html') && !/^review[./]/.test(file));
  const html = new Map<string, string>();
  for (const file of files) {
    const at = pathOfFile(file);
    if (at !== previewRoutes.landing) html.set(at, withoutBar(await readFile(path.join(folder, file), 'utf8')));
  }
  const read: ReadFile = (address) => readFile(path.join(folder, address)).catch(() => undefined);
  return { html, read: once(read), origins: originsOf(html) };
}

/** Requests the pages of a site's sitemap, and those of this build. */
async function readLiveSite(address: string, paths: readonly string[]): Promise<Previous | Unreadable> {
  if (!URL.canParse(address)) return { problem: `REVIEW_PREVIOUS: “${address}” is not an address.` };
  const signal = AbortSignal.timeout(mostSeconds * 1000);
  const { origin } = new URL(address);
  const get = async (at: string): Promise<Answer> => {
    const response = await fetch(new URL(at, origin), { signal, headers: { 'User-Agent': 'review-sheet' } });
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, url: new URL(response.url), type, body };
  };
  const home = await get('/').catch((error: Error) => String(error.cause ?? error));
  if (typeof home === 'string') {
    return { problem: `${address} could not be read: ${home}. It may not be launched yet; nothing was compared.` };
  }
  if (home.status === 401) return { problem: `${address} asks for a password; nothing was compared.` };
  if (home.status !== 200) return { problem: `${address} answers ${home.status}; nothing was compared.` };
  const listed = await sitemapPaths(get);
  if (listed.length === 0) {
    const why = 'has no sitemap with pages: this site does not seem to be launched there yet';
    return { problem: `${address} ${why}. Nothing was compared.` };
  }

  const html = new Map<string, string>();
  const unread: string[] = [];
  await forEachLimited([...new Set(['/', ...listed, ...paths])], 4, async (at) => {
    const answer = at === '/' ? home : await get(at).catch(() => undefined);
    if (answer && isPage(answer, at)) html.set(at, withoutBar(answer.body.toString('utf8')));
    else if (!answer || isRefused(answer)) unread.push(at);
  });
  const read: ReadFile = (file) => get(file).then(contentOf, () => undefined);
  return { from: home.url.origin, html, unread, read: once(read), origins: [home.url.origin, ...originsOf(html)] };
}

/** The paths in the sitemap, whose addresses may have another host. */
async function sitemapPaths(get: (path: string) => Promise<Answer>): Promise<string[]> {
  const answer = await get('/sitemap.xml').catch(() => undefined);
  if (answer?.status !== 200) return [];
  const $ = load(answer.body.toString('utf8'), { xml: true });
  const addresses = $('url > loc').map((_, element) => $(element).text().trim());
  return addresses.get().flatMap((one) => (URL.canParse(one) ? withoutSlash(new URL(one).pathname) : []));
}

const withoutSlash = (to: string) => (to === '/' ? to : to.replace(/\/+$/, ''));
/** Whether a page may be there, though it wasn't sent: behind a password, or on a busy server. */
const isRefused = ({ status }: Answer) => status === 401 || status === 403 || status >= 429;

/** Whether an answer is the page itself, not a redirect to another one or an error. */
function isPage({ status, url, type }: Answer, to: string): boolean {
  const isThere = status === 200 || (to === '/404' && status === 404);
  return isThere && type.includes('text/html') && withoutSlash(url.pathname) === to;
}

/** The content of a file, unless it's the page with which some hosts answer every address. */
function contentOf({ status, type, body }: Answer): Buffer | undefined {
  return status === 200 && !type.includes('html') ? body : undefined;
}

/** The origins that the home page names: production's, and in a preview the preview's. */
function originsOf(html: ReadonlyMap<string, string>): string[] {
  const $ = load(html.get('/') ?? '');
  const addresses = [$('link[rel=canonical]').attr('href'), $('meta[property="og:url"]').attr('content')];
  return [...new Set(addresses.flatMap((one) => (one && URL.canParse(one) ? new URL(one).origin : [])))];
}

/** Reads each file once. */
function once(read: ReadFile): ReadFile {
  const known = new Map<string, ReturnType<ReadFile>>();
  return (address) => {
    const file = known.get(address) ?? read(address);
    known.set(address, file);
    return file;
  };
}
