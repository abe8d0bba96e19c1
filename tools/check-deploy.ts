import { parseArgs } from 'node:util';
import { notFound } from '@/content/pages/not-found';
import { serviceSlugs } from '@/content/services';
import { details } from '@/content/owner/details';
import { confirmedValue } from '@/content/types';
import { fullTitle } from '@/lib/metadata';
import { pageAt } from '@/lib/pages';
import { routes, servicePath } from '@/lib/routes';
import { isExpired } from '@/lib/security-txt';
import { referencedImports } from './exported-page/page';
import { siteHeaders } from './hosts/headers';

/** An answer, or why there's none, as the rest of a sentence. Then its status is 0. */
type Answer = { status: number; headers: Headers; text: string; url: URL; failure?: string };

const pages = [routes.home, routes.about, routes.services, routes.contact, servicePath(serviceSlugs[0]!)];
const unknown = '/this-page-does-not-exist';
/** In seconds. Longer, and visitors would see an old page after a change. */
const maxPageAge = 600;

/** Names of the files with which an earlier site may have installed a service worker. */
const workers = ['/sw.js', '/service-worker.js', '/superpwa-sw.js', '/pwa-sw.js', '/firebase-messaging-sw.js'];

const forbiddenLine =
  'Every page answers 500: the host doesn’t allow a line of .htaccess. Delete the lines from “BEGIN for hosts that allow it” to “END for hosts that allow it” there. If that doesn’t help, the host’s error log names the line.';

/** What a status means that has nothing to do with the files of the site. */
const refusals: Readonly<Record<number, string>> = {
  401: 'The host asks for a password (401). Turn off the protection of the folder or of the deployment.',
  403: 'The host refuses this check (403): a firewall or a bot protection stops it, or it may not read the files, which need the permissions 644, and folders 755. Open the site in a browser to see which.',
  429: 'The host answers that it was asked too often (429). Wait some minutes, and run this again.',
  503: 'The host answers that it’s overloaded, or closed for maintenance (503). Try again later, or turn off the maintenance mode.',
};

const untrusted = 'Browsers would warn visitors.';
const incomplete = `sends its certificate without the chain: install the issuer’s certificates (“CA bundle”) too. Some browsers would warn visitors.`;
const selfSigned = `has a certificate that nobody has signed. ${untrusted} Turn on SSL in the panel of the host.`;
const slow = 'doesn’t answer within 30 seconds.';

/** Why there's no answer, by the code or the message of the error. */
const failures: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: `has a certificate that has expired. ${untrusted} Renew it in the panel of the host.`,
  CERT_NOT_YET_VALID: `has a certificate that isn’t valid yet. ${untrusted} Is the clock of this computer right?`,
  ERR_TLS_CERT_ALTNAME_INVALID: `has a certificate for another name. ${untrusted} Turn on SSL for this domain, also for www.`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: incomplete,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: incomplete,
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  ERR_SSL_WRONG_VERSION_NUMBER: 'doesn’t speak https. Turn on SSL in the panel of the host.',
  ENOTFOUND: 'isn’t there: no such domain. Is it spelled right, and has it a DNS record?',
  EAI_AGAIN: 'can’t be looked up. Is this computer online?',
  ECONNREFUSED: 'refuses connections. Is the host’s server running, and SSL turned on?',
  ECONNRESET: 'ends connections without an answer.',
  UND_ERR_SOCKET: 'ends connections without an answer.',
  UND_ERR_CONNECT_TIMEOUT: slow,
  UND_ERR_HEADERS_TIMEOUT: slow,
  'redirect count exceeded':
    'redirects in a circle. Cloudflare’s SSL mode “Flexible” does that: choose “Full (strict)”. Otherwise, look for a second redirect to https or www in the panel of the host.',
};

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
  const { wrong, notes = [] } = await checkDeploy(new URL(given), values.confirmed ?? confirmedValue(details.url));
  for (const sentence of wrong) console.log(`Wrong: ${sentence}`);
  for (const note of notes) console.log(note);
  if (wrong.length === 0) console.log('Visitors get every page, and a missing page is missing.');
  else process.exitCode = 1;
}

type Report = { wrong: string[]; notes?: string[] };

/** Asks a published site for about twenty addresses. */
async function checkDeploy({ origin, pathname }: URL, confirmed: string | undefined): Promise<Report> {
  if (pathname !== '/') {
    const sentence = `The site works at the root of a domain only, not in the folder ${pathname}: its links lead to ${origin}/about and so on. Use a domain or a subdomain of its own.`;
    return { wrong: [sentence] };
  }
  const home = await get(origin + routes.home);
  if (home.failure) return { wrong: [`${origin} ${home.failure}`] };
  const answers = await Promise.all(pages.map((path) => get(origin + path)));
  const missingPage = await get(origin + unknown);
  // The cause of everything else: advice about pages would be wrong.
  const refusal = [home, ...answers, missingPage].map(({ status }) => refusals[status]).find(Boolean);
  if (refusal) return { wrong: [refusal] };
  if (answers.every(({ status }) => status === 500)) return { wrong: [forbiddenLine] };

  const wrong = [
    ...answers.map((answer, index) => pageFault(pages[index]!, answer)).filter((fault) => fault !== undefined),
    ...(await hiddenFileFaults(origin)),
    ...missingPageFaults(missingPage),
    ...cachingFaults('Pages', home),
    ...cachingFaults('The 404 page', missingPage),
  ];
  if (confirmed === origin) {
    wrong.push(...(await redirectFaults(new URL(confirmed))));
    if (isHidden(home)) wrong.push('Search engines are told not to list the site (noindex).');
  }
  const missing = [...headerNotes(home), ...(await scriptNotes(origin, home))];
  const notes = missing.map((sentence) => `Missing here: ${sentence} This host may not offer it.`);
  return { wrong, notes: [...notes, await earlierSiteNote(origin)] };
}

async function get(address: string): Promise<Answer> {
  try {
    // A host that hangs is reported.
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(address, { signal, headers: { 'Accept-Encoding': 'br, gzip' } });
    const { status, headers, url } = response;
    return { status, headers, text: await response.text(), url: new URL(url) };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: Partial<Error> & { code?: string } };
    const known =
      name === 'TimeoutError' ? failures.UND_ERR_HEADERS_TIMEOUT : failures[cause?.code ?? cause?.message ?? ''];
    const failure = known ?? `can’t be reached: ${cause?.message ?? (error as Error).message}.`;
    return { status: 0, headers: new Headers(), text: '', url: new URL(address), failure };
  }
}

/** Whether an answer is the page with a title. */
function hasTitle({ text }: Answer, title: string): boolean {
  return text.includes(`<title>${fullTitle(title).replaceAll('&', '&amp;')}</title>`);
}

function pageFault(path: string, answer: Answer): string | undefined {
  const { status, text, failure } = answer;
  if (status === 200 && hasTitle(answer, pageAt(path).meta.title)) return undefined;
  if (failure) return `${path} ${failure}`;
  if (text.includes('<title>Index of')) return `${path} lists the files of a folder instead of the page.`;
  return `${path} is not the page: the host answers ${status}. Is .htaccess uploaded, or is another site there?`;
}

async function hiddenFileFaults(origin: string): Promise<string[]> {
  const path = '/.well-known/security.txt';
  if (isExpired()) return [];
  const answer = await get(origin + path);
  const isThere = answer.status === 200 && answer.text.startsWith('Contact:');
  return isThere ? [] : [`${path} is missing: files and folders whose names begin with a dot weren’t uploaded.`];
}

function missingPageFaults(answer: Answer): string[] {
  if (answer.failure) return [`${unknown} ${answer.failure}`];
  if (answer.status !== 404) return [`A page that doesn’t exist is answered with ${answer.status} instead of 404.`];
  return hasTitle(answer, notFound.meta.title) ? [] : ['A page that doesn’t exist shows the host’s own error page.'];
}

function cachingFaults(what: string, { headers }: Answer): string[] {
  const age = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
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
    if (answer.failure === failures.ENOTFOUND && address.endsWith(`//${other}`)) continue;
    if (answer.failure) faults.push(`${address} ${answer.failure}`);
    else if (answer.url.origin !== url.origin) faults.push(`${address} doesn’t lead to ${url.origin}.`);
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

/** Browsers keep a service worker whose file is missing, and go on showing its site. */
async function earlierSiteNote(origin: string): Promise<string> {
  const answers = await Promise.all(workers.map((path) => get(origin + path)));
  const there = workers.filter((_, index) => answers[index]!.status !== 404);
  const isThere =
    there.length > 0
      ? `${there.join(', ')} must be the file that removes its service worker`
      : `a service worker of that site stays in its visitors’ browsers, because ${workers.join(', ')} answer 404`;
  return `If this domain had another site before, ${isThere}: see “An earlier site” in tools/hosts/README.md.`;
}
