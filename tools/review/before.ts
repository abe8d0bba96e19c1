import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { type Detail, site } from '@/content/site';
import { isOnPreviewHost } from '@/lib/environment';
import { forEachLimited, listFiles } from '../files';
import { previewRoutes } from '@/lib/routes';
import { pathOf } from '../pages/record';
import { withoutBar } from './bar';
import type { ReadFile } from './identical';

/** The pages of a site by path, and a reader of its files. */
export type Site = {
  html: ReadonlyMap<string, string>;
  read: ReadFile;
  /** The site's own origins. */
  origins: readonly string[];
};

/** The previous site. `unread` has the paths that couldn't be read. */
export type Previous = Site & { from: string; unread: readonly string[] };

/** Why nothing was compared, as a sentence for the sheet. */
export type Unreadable = { problem: string };

/** Seconds for the whole site and for one answer. */
type Limits = { seconds?: number; answerSeconds?: number };
type Variables = Readonly<Record<string, string | undefined>>;
type Answer = { status: number; url: URL; type: string; body: Buffer };

/**
 * Reads the previous site: the address or folder that REVIEW_PREVIOUS names, or else, on hosts that
 * publish previews automatically, the live site. It never throws.
 * @param paths pages of this build, requested in addition to those in the live site's sitemap
 */
export async function readPrevious(
  paths: readonly string[],
  env: Variables = process.env,
  { url = site.url, ...limits }: Limits & { url?: Detail<string> } = {},
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
  if (/^https?:\/\//i.test(from)) return readLiveSite(from, paths, limits);
  const folder = await readFolder(from).catch(() => undefined);
  if (folder?.html.has('/')) return { ...folder, from };
  return { problem: `REVIEW_PREVIOUS: “${from}” is neither an address (https://…) nor the folder of a built site.` };
}

/** Reads an exported folder, without the parts that only previews have. */
export async function readFolder(folder: string): Promise<Site & { unread: string[] }> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html') && !/^review[./]/.test(file));
  const html = new Map<string, string>();
  const unread: string[] = [];
  for (const file of files) {
    const at = pathOf(file);
    const text = decode(await readFile(path.join(folder, file)));
    if (at === previewRoutes.landing) continue;
    if (text === undefined) unread.push(at);
    else html.set(at, withoutBar(text));
  }
  const read: ReadFile = (address) => readFile(path.join(folder, address)).catch(() => undefined);
  return { html, unread, read: once(read), origins: originsOf(html) };
}

/** Requests the pages of a site's sitemap, and those of this build. */
async function readLiveSite(
  address: string,
  paths: readonly string[],
  { seconds = 60, answerSeconds = 10 }: Limits,
): Promise<Previous | Unreadable> {
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
  const locked = asksForPassword(home) ? ' (it asks for a password)' : '';
  if (home.status !== 200) return { problem: `${address} answers ${home.status}${locked}; nothing was compared.` };
  const { origin } = home.url;
  // Not `new URL(path, origin)`: a path with two slashes at its start would lead to another host.
  const at = (to: string) => get(Object.assign(new URL(origin), { pathname: to }));
  const listed = await sitemapPaths(at);
  if (listed.length === 0) {
    const why = 'has no sitemap with pages: this site does not seem to be launched there yet';
    return { problem: `${address} ${why}. Nothing was compared.` };
  }

  const html = new Map<string, string>();
  const unread: string[] = [];
  await forEachLimited([...new Set(['/', ...listed, ...paths])], 4, async (to) => {
    const answer = to === '/' ? home : await at(to).catch(() => undefined);
    const text = answer && isPage(answer, to) ? decode(answer.body) : undefined;
    if (text !== undefined) html.set(to, withoutBar(text));
    else if (!answer || isPage(answer, to) || asksForPassword(answer) || answer.status >= 429) unread.push(to);
  });
  if (![...html.keys(), ...unread].some((to) => to !== '/' && to !== '/404' && paths.includes(to))) {
    return { problem: `${address} answers with another site: it has none of these pages. Nothing was compared.` };
  }
  const read: ReadFile = (file) => at(file).then(contentOf, () => undefined);
  return { from: origin, html, unread, read: once(read), origins: [origin, ...originsOf(html)] };
}

/** Describes why an address didn't answer. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (/Timeout|Abort/.test(name)) return 'it does not answer in time';
  return cause?.code === 'ECONNREFUSED' ? 'nothing answers there' : (cause?.code ?? message);
}

/** The paths in the sitemap, whose addresses may have another host. */
async function sitemapPaths(at: (path: string) => Promise<Answer>): Promise<string[]> {
  const answer = await at('/sitemap.xml').catch(() => undefined);
  if (answer?.status !== 200) return [];
  const $ = load(answer.body.toString('utf8'), { xml: true });
  const addresses = $('url > loc').map((_, element) => $(element).text().trim());
  return addresses.get().flatMap((one) => (URL.canParse(one) ? withoutSlash(new URL(one).pathname) : []));
}

const withoutSlash = (to: string) => (to === '/' ? to : to.replace(/\/+$/, ''));
const asksForPassword = ({ status }: Answer) => status === 401 || status === 403;

/** Whether an answer is the page itself, not a redirect to another one or an error. */
function isPage({ status, url, type }: Answer, to: string): boolean {
  const isThere = status === 200 || (to === '/404' && status === 404);
  return isThere && type.includes('text/html') && withoutSlash(url.pathname) === to;
}

/** The content of a file, unless it's the page with which some hosts answer every address. */
function contentOf({ status, type, body }: Answer): Buffer | undefined {
  return status === 200 && !type.includes('html') ? body : undefined;
}

/** The text of a page; undefined if it was cut short or isn't UTF-8. */
function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return /<\/html>/i.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The origin that the home page names as canonical. */
function originsOf(html: ReadonlyMap<string, string>): string[] {
  const canonical = load(html.get('/') ?? '')('link[rel=canonical]').attr('href') ?? '';
  return URL.canParse(canonical) ? [new URL(canonical).origin] : [];
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
