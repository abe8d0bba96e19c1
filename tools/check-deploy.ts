import { parseArgs } from 'node:util';
import { notFound } from '@/content/pages/not-found';
import { serviceSlugs } from '@/content/services/slugs';
import { details } from '@/content/owner/details';
import { confirmedValue } from '@/content/types';
import { fullTitle } from '@/lib/metadata';
import { pageAt } from '@/lib/pages';
import { routes, servicePath } from '@/lib/routes';
import { isExpired } from '@/lib/security-txt';
import { referencedImports } from './exported-page/imports';
import { siteHeaders } from './hosts/headers';

type DeployReport = {
  /** What visitors or search engines would suffer from. */
  wrong: string[];
  /** What this host may not offer. */
  missing: string[];
};

type Answer = { status: number; headers: Headers; text: string; url: URL };

const pages = [routes.home, routes.about, routes.services, routes.contact, servicePath(serviceSlugs[0]!)];
const unknown = '/this-page-does-not-exist';
/** In seconds. Longer, and visitors would see an old page after a change. */
const maxPageAge = 600;

/*
 * npm run check-deploy https://www.example.in: what is wrong with a published site. `--confirmed`
 * names the address that visitors use, if it isn't the owner's confirmed one.
 */
const { values, positionals } = parseArgs({ options: { confirmed: { type: 'string' } }, allowPositionals: true });
const [given = ''] = positionals;
if (!URL.canParse(given) || !/^https?:/.test(given)) {
  console.error('Type the address of the site: npm run check-deploy https://www.example.in');
  process.exitCode = 1;
} else {
  const { wrong, missing } = await checkDeploy(new URL(given), values.confirmed ?? confirmedValue(details.url));
  for (const sentence of wrong) console.log(`Wrong: ${sentence}`);
  for (const sentence of missing) console.log(`Missing here: ${sentence} This host may not offer it.`);
  if (wrong.length === 0) console.log('Visitors get every page, and a missing page is missing.');
  else process.exitCode = 1;
}

/** Asks a published site for about a dozen addresses. */
async function checkDeploy({ origin, pathname }: URL, confirmed: string | undefined): Promise<DeployReport> {
  if (pathname !== '/') {
    const sentence = `The site works at the root of a domain only, not in the folder ${pathname}: its links lead to ${origin}/about and so on. Use a domain or a subdomain of its own.`;
    return { wrong: [sentence], missing: [] };
  }
  const report: DeployReport = { wrong: [], missing: [] };
  const home = await get(origin + routes.home);
  if (!home) return { wrong: [`${origin} can’t be reached.`], missing: [] };
  const missingPage = await get(origin + unknown);

  report.wrong.push(
    ...(await Promise.all(pages.map((path) => pageFault(origin, path)))).filter((fault) => fault !== undefined),
    ...(await hiddenFileFaults(origin)),
    ...missingPageFaults(missingPage),
    ...cachingFaults('Pages', home),
    ...cachingFaults('The 404 page', missingPage),
  );
  if (confirmed === origin) {
    report.wrong.push(...(await redirectFaults(new URL(confirmed))));
    if (isHidden(home)) report.wrong.push('Search engines are told not to list the site (noindex).');
  }
  report.missing.push(...headerNotes(home), ...(await scriptNotes(origin, home)));
  return report;
}

async function get(address: string): Promise<Answer | undefined> {
  try {
    // A host that hangs is reported.
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(address, { signal, headers: { 'Accept-Encoding': 'br, gzip' } });
    const { status, headers, url } = response;
    return { status, headers, text: await response.text(), url: new URL(url) };
  } catch {
    return undefined;
  }
}

/** Whether an answer is the page with a title. */
function hasTitle({ text }: Answer, title: string): boolean {
  return text.includes(`<title>${fullTitle(title).replaceAll('&', '&amp;')}</title>`);
}

async function pageFault(origin: string, path: string): Promise<string | undefined> {
  const answer = await get(origin + path);
  if (answer?.status === 200 && hasTitle(answer, pageAt(path).meta.title)) return undefined;
  if (answer?.text.includes('<title>Index of')) return `${path} lists the files of a folder instead of the page.`;
  return `${path} is not the page: the host answers ${answer?.status ?? 'nothing'}. Is .htaccess uploaded, or is another site there?`;
}

async function hiddenFileFaults(origin: string): Promise<string[]> {
  const path = '/.well-known/security.txt';
  if (isExpired()) return [];
  const answer = await get(origin + path);
  const isThere = answer?.status === 200 && answer.text.startsWith('Contact:');
  return isThere ? [] : [`${path} is missing: files and folders whose names begin with a dot weren’t uploaded.`];
}

function missingPageFaults(answer: Answer | undefined): string[] {
  if (answer?.status !== 404) {
    return [`A page that doesn’t exist is answered with ${answer?.status ?? 'nothing'} instead of 404.`];
  }
  return hasTitle(answer, notFound.meta.title) ? [] : ['A page that doesn’t exist shows the host’s own error page.'];
}

function cachingFaults(what: string, answer: Answer | undefined): string[] {
  const age = Number(/max-age=(\d+)/.exec(answer?.headers.get('cache-control') ?? '')?.[1] ?? 0);
  const sentence = `${what} may be kept for ${age} seconds, so visitors would see an old version.`;
  return age > maxPageAge ? [sentence] : [];
}

/** http and the domain with or without www must lead to the confirmed address. */
async function redirectFaults(url: URL): Promise<string[]> {
  const other = url.host.startsWith('www.') ? url.host.slice(4) : `www.${url.host}`;
  const faults: string[] = [];
  for (const address of [`http://${url.host}`, `https://${other}`]) {
    const answer = await get(`${address}${routes.about}`);
    // A host without the other name has no second address.
    if (!answer && address.endsWith(`//${other}`)) continue;
    if (answer?.url.origin !== url.origin) faults.push(`${address} doesn’t lead to ${url.origin}.`);
  }
  return faults;
}

function isHidden({ headers, text }: Answer): boolean {
  return Boolean(headers.get('x-robots-tag')?.includes('noindex')) || /<meta name="robots" content="noindex/.test(text);
}

function headerNotes({ headers }: Answer): string[] {
  const lost = Object.keys(siteHeaders(false)).filter((name) => !headers.has(name));
  const isCompressed = headers.has('content-encoding');
  return [
    ...(lost.length > 0 ? [`Headers are missing: ${lost.join(', ')}.`] : []),
    ...(isCompressed ? [] : ['Pages aren’t compressed.']),
  ];
}

/** Whether browsers may keep a hashed file for long. */
async function scriptNotes(origin: string, { text }: Answer): Promise<string[]> {
  const [script] = referencedImports(text);
  const answer = script ? await get(origin + script) : undefined;
  const isKept = /max-age=\d{7,}/.test(answer?.headers.get('cache-control') ?? '');
  return isKept ? [] : ['Files that never change may not be kept for a year.'];
}
