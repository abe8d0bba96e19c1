import { findPage, pages } from '@/lib/pages';
import { previewRoutes, statusRoutes } from '@/lib/routes';
import type { Content } from './content';
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
  const targetFaultOf = (to: string) =>
    /^https:\/\/[\w./~-]+(#[\w-]+)?$/.test(to) || findPage(to.replace(/#[\w-]+$/, ''))
      ? undefined
      : 'must be a page, or an address that begins with https:// and has only letters, digits and . / ~ - _ #';
  const problem = (field: string, value: string, fault?: string) =>
    fault ? [{ file, field, message: `"${value}" ${fault}` }] : [];
  const faults = redirects.flatMap(({ from, to }, index) => [
    ...problem(`${index}.from`, from, faultOf(from)),
    ...problem(`${index}.to`, to, targetFaultOf(to)),
  ]);
  const addresses = redirects.map(({ from }, index) => ({ file, field: `${index}.from`, value: addressOf(from) }));
  return [...faults, ...duplicates(addresses, 'redirect')];
}
