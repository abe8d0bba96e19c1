import { existsSync, readFileSync } from 'node:fs';
import { findPage, pages } from '@/lib/pages';
import { previewRoutes, statusRoutes } from '@/lib/routes';
import type { Content } from './content';
import { vercelRedirects } from '../hosts/vercel';
import { writtenFiles } from './links';
import { duplicates, type Problem } from './problem';

const file = 'content/redirects.ts';

/** Addresses of pages that lib/pages.ts doesn't have. */
const otherPages = ['/index', '/review', ...Object.values({ ...previewRoutes, ...statusRoutes })];

/** The address that an old address's page would have, in lower case: some disks ignore case. */
const addressOf = (from: string) => from.toLowerCase().replace(/(?:\/index)?\.html$/, '') || '/';

/** Reports redirects that replace a page or a file, lead nowhere, or are written twice. */
export function redirectProblems({ redirects, publicFiles }: Content): Problem[] {
  const taken = [...otherPages, ...writtenFiles, ...publicFiles].map((at) => at.toLowerCase());
  const folders = /^\/(?:_next|og)\//;
  const faultOf = (from: string): string | undefined => {
    const address = addressOf(from);
    const page = pages.find(({ path }) => path.toLowerCase() === address);
    if (page?.path === from) return 'is a page of the site';
    if (page) return `leads to the page ${page.path} by itself: remove this redirect`;
    if (taken.includes(address) || folders.test(address)) return 'belongs to a file of the site: remove this redirect';
    // Other characters have a meaning in the files of some hosts, and a name with a dot is hidden.
    return /^(?:\/(?!\.)[\w.~-]+)+$/.test(from) ? undefined : 'must be a path like /old-page';
  };
  const leadsOn = (to: string) =>
    /^https:\/\/[\w./~-]+(#[\w-]+)?$/.test(to) || Boolean(findPage(to.replace(/#[\w-]+$/, '')));
  const targetRule =
    'must be a page, or an address that begins with https:// and has only letters, digits and . / ~ - _ #';
  const faults = redirects.flatMap(({ from, to }, index): Problem[] => {
    const found = { from: faultOf(from), to: leadsOn(to) ? undefined : targetRule };
    return (['from', 'to'] as const).flatMap((end) =>
      found[end] ? [{ file, field: `${index}.${end}`, message: `"${redirects[index]![end]}" ${found[end]}` }] : [],
    );
  });
  const addresses = redirects.map(({ from }, index) => ({ file, field: `${index}.from`, value: addressOf(from) }));
  return [...faults, ...duplicates(addresses, 'redirect')];
}

const vercelFile = 'vercel.json';

/** Notes that Vercel, which reads a committed file before the build, would have other redirects. */
export function vercelNotes(
  committed = existsSync(vercelFile) ? readFileSync(vercelFile, 'utf8') : undefined,
): Problem[] {
  if (committed === undefined) return [];
  const { redirects } = JSON.parse(committed) as { redirects: unknown };
  if (JSON.stringify(redirects) === JSON.stringify(vercelRedirects)) return [];
  const message =
    'has other redirects than content/redirects.ts. If Vercel is your host, run npm run generate and commit it';
  return [{ file: vercelFile, field: 'redirects', message }];
}
