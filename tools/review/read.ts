import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { decoded } from '@/lib/links-in-text';
import { pageFile } from '@/lib/pages';
import { previewRoutes, statusRoutes } from '@/lib/routes';
import { parsePage } from '../exported-page/page';
import { type ExportedSite, type PageRecord, readSite, recordOf } from '../exported-page/record';
import { forEachLimited } from '../files';

export type Site = {
  /** Its address or its folder. */
  from: string;
  pages: ReadonlyMap<string, PageRecord>;
  /** Where old addresses lead. */
  redirects: ReadonlyMap<string, string>;
  /** Files that aren't pages, by path: pictures, icons, cards, and what is in public/. */
  files: ReadonlyMap<string, Buffer>;
  /** Paths of pages and files that may be there, but couldn't be read. */
  unread: readonly string[];
  /** Why nothing could be read, as a sentence for the sheet. */
  problem?: string;
};

/** What the build writes for hosts and browsers, compressed copies, and pages. */
const isWritten = (file: string) =>
  /\.(?:html|br|gz)$|^(?:_(?!next\/static\/pictures\/)|\.|review\/)/.test(file) ||
  /^(?:sitemap\.xml|robots\.txt|llms\.txt|licenses\.txt|contact\.vcf|manifest\.webmanifest)$/.test(file);

export const isAddress = (named: string) => URL.canParse(named) && /^https?:/.test(named);

function siteOf(from: string, records: readonly PageRecord[], files: Site['files'], unread: readonly string[]): Site {
  const own = records.filter(({ path: at }) => at !== previewRoutes.landing);
  return {
    from,
    pages: new Map(own.flatMap((page) => (page.movedTo ? [] : [[page.path, page]]))),
    redirects: new Map(own.flatMap(({ path: at, movedTo }) => (movedTo ? [[at, movedTo]] : []))),
    files,
    unread,
  };
}

/** Reads an exported folder, without what only previews have. */
export async function readFolder(folder: string, exported?: ExportedSite): Promise<Site> {
  const { pages, files: names } = exported ?? (await readSite(folder));
  const files = new Map<string, Buffer>();
  for (const name of names) if (!isWritten(name)) files.set(`/${name}`, await readFile(path.join(folder, name)));
  return siteOf(folder, pages, files, []);
}

/**
 * Reads the previous site. It never throws: a site that can't be read is reported in a sentence.
 * @param named an address or the folder of a build; undefined while there is no live site
 * @param after this build, whose pages, redirects and files are requested in addition to what the
 *   live site lists
 */
export async function readPrevious(named: string | undefined, after: Site): Promise<Site> {
  const all = [...after.pages.keys(), ...after.redirects.keys(), ...after.files.keys()];
  const unreadable = (problem: string): Site => ({ ...siteOf('', [], new Map(), all), problem });
  if (!named) return unreadable('Not launched yet: the site’s address isn’t confirmed, so nothing was compared.');
  if (isAddress(named))
    return readLiveSite(new URL(named).origin, all).catch((error: Error) => unreadable(error.message));
  const site = await readFolder(named).catch(() => undefined);
  if (site?.pages.has('/')) return site;
  return unreadable(`“${named}” is neither an address (https://…) nor the folder of a built site.`);
}

/** Reads these addresses, and those in the sitemap. */
async function readLiveSite(origin: string, all: readonly string[]): Promise<Site> {
  const signal = AbortSignal.timeout(60_000);
  const ask = (at: string, redirect: RequestRedirect) =>
    fetch(new URL(at, origin), { signal, redirect, headers: { 'User-Agent': 'review' } });
  const read = async (at: string) => {
    const answer = await ask(at, 'follow');
    const url = new URL(answer.url);
    // The address that fetch ends at has no anchor.
    const location = answer.redirected && (await ask(at, 'manual')).headers.get('Location');
    if (location) url.hash = new URL(location, url).hash;
    return { ok: answer.ok, status: answer.status, url, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const get = (at: string) => read(at).catch(() => undefined);
  const home = await get('/');
  if (!home?.ok)
    throw new Error(`${origin} ${home ? `answers ${home.status}` : 'can’t be reached'}, so nothing was compared.`);
  const sitemap = await get('/sitemap.xml');
  const listed = sitemap?.ok ? pathsIn(sitemap.body.toString()) : [];
  if (listed.length === 0) throw new Error(`${origin} has no sitemap, so this site isn’t there yet.`);

  const pages: PageRecord[] = [];
  const files = new Map<string, Buffer>();
  const unread: string[] = [];
  const readAll = (names: readonly string[]) =>
    forEachLimited([...new Set(names)], 4, async (at) => {
      // No host shows it at an address of its own.
      const answer = at === statusRoutes.serverError ? undefined : await get(at);
      if (!answer || [401, 403].includes(answer.status) || answer.status >= 429) return void unread.push(at);
      if (!answer.ok && at !== statusRoutes.notFound) return;
      const { url } = answer;
      const leadsTo = decoded(withoutSlash(url.pathname) + url.hash);
      if (leadsTo === at && isFile(at)) return void files.set(at, answer.body);
      const record = recordOf(parsePage(pageFile(at), answer.body.toString()));
      pages.push(leadsTo === at ? record : { ...record, movedTo: url.origin === origin ? leadsTo : url.href });
    });
  await readAll([...listed, ...all]);
  const shown = pages.flatMap(({ references }) => references.map(decoded));
  await readAll(shown.filter((at) => isFile(at) && !isWritten(at.slice(1)) && !files.has(at)));
  return siteOf(origin, pages, files, unread);
}

const isFile = (at: string) => /^\/[^?#]*\.\w+$/.test(at);
const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/** The paths in a sitemap, whose addresses may have another host. */
function pathsIn(sitemap: string): string[] {
  const $ = load(sitemap, { xml: true });
  const addresses = $('url > loc').map((_, element) => $(element).text().trim());
  return addresses.get().flatMap((one) => (URL.canParse(one) ? withoutSlash(new URL(one).pathname) : []));
}
