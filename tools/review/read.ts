import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { pageFile } from '@/lib/pages';
import { previewRoutes, statusRoutes } from '@/lib/routes';
import { parsePage } from '../exported-page/page';
import { type ExportedSite, readSite } from '../exported-page/read-site';
import { type PageRecord, recordOf } from '../exported-page/record';
import { forEachLimited } from '../files';

export type Site = {
  /** Its address or its folder. */
  from: string;
  pages: ReadonlyMap<string, PageRecord>;
  /** Where old addresses lead. */
  redirects: ReadonlyMap<string, string>;
  /** Files that aren't pages, by path: pictures, icons, cards, and what is in public/. */
  files: ReadonlyMap<string, Buffer>;
  /** Paths of pages that may be there, but couldn't be read. */
  unread: readonly string[];
};

/** Why nothing was compared, as a sentence for the sheet. */
export type Unreadable = { problem: string };

/** For reading all of the live site, so that a build never hangs. */
const maxSeconds = 60;

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
export async function readPrevious(named: string | undefined, after: Site): Promise<Site | Unreadable> {
  if (!named) {
    const why = 'the web address of the live site isn’t confirmed yet, so there is nothing to compare with';
    return { problem: `Not launched yet: ${why}.` };
  }
  if (isAddress(named)) return readLiveSite(new URL(named).origin, after);
  const site = await readFolder(named).catch(() => undefined);
  if (site?.pages.has('/')) return site;
  return { problem: `“${named}” is neither an address (https://…) nor the folder of a built site.` };
}

async function readLiveSite(origin: string, after: Site): Promise<Site | Unreadable> {
  const signal = AbortSignal.timeout(maxSeconds * 1000);
  const get = async (at: string) => {
    try {
      const answer = await fetch(new URL(at, origin), { signal, headers: { 'User-Agent': 'review' } });
      return { ok: answer.ok, status: answer.status, url: answer.url, body: Buffer.from(await answer.arrayBuffer()) };
    } catch {
      return undefined;
    }
  };
  const home = await get('/');
  if (!home) return { problem: `${origin} can’t be reached, so nothing was compared.` };
  if (!home.ok) return { problem: `${origin} answers ${home.status}, so nothing was compared.` };
  const sitemap = await get('/sitemap.xml');
  const listed = sitemap?.ok ? pathsIn(sitemap.body.toString()) : [];
  if (listed.length === 0) return { problem: `${origin} has no sitemap, so this site isn’t there yet.` };

  const pages: PageRecord[] = [];
  const redirects: [string, string][] = [];
  const unread: string[] = [];
  await forEachLimited([...new Set([...listed, ...after.pages.keys(), ...after.redirects.keys()])], 4, async (at) => {
    // No host shows it at an address of its own.
    if (at === statusRoutes.serverError) return void unread.push(at);
    const answer = await get(at);
    const url = answer && new URL(answer.url);
    const leadsTo = url && url.pathname.replace(/(?<=.)\/$/, '') + url.hash;
    if (answer && (answer.ok || (at === statusRoutes.notFound && answer.status === 404)) && leadsTo === at)
      pages.push(recordOf(parsePage(pageFile(at), answer.body.toString())));
    else if (answer?.ok && leadsTo) redirects.push([at, url.origin === origin ? leadsTo : answer.url]);
    else if (!answer || [401, 403].includes(answer.status) || answer.status >= 429) unread.push(at);
  });
  const shown = pages.flatMap(({ references }) => references.filter((one) => /^\/[^?#]*\.\w+$/.test(one)));
  const files = new Map<string, Buffer>();
  await forEachLimited(
    [...new Set([...after.files.keys(), ...shown])].filter((at) => !isWritten(at.slice(1))),
    4,
    async (at) => {
      const answer = await get(at);
      if (answer?.ok) files.set(at, answer.body);
      else if (answer?.status !== 404) unread.push(at);
    },
  );
  const site = siteOf(origin, pages, files, unread);
  return { ...site, redirects: new Map([...site.redirects, ...redirects]) };
}

/** The paths in a sitemap, whose addresses may have another host. */
function pathsIn(sitemap: string): string[] {
  const $ = load(sitemap, { xml: true });
  const addresses = $('url > loc').map((_, element) => $(element).text().trim());
  return addresses.get().flatMap((one) => (URL.canParse(one) ? new URL(one).pathname.replace(/(?<=.)\/$/, '') : []));
}
