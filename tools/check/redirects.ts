import { findPage } from '@/lib/pages';
import { previewRoutes } from '@/lib/routes';
import type { Content } from './content';
import { duplicates, type Problem } from './problem';

const file = 'content/redirects.ts';

/** Addresses of files that no page of lib/pages.ts has. */
const otherPages: readonly string[] = ['/404', ...Object.values(previewRoutes)];

/** Reports redirects that hide a page, lead nowhere, or are written twice. */
export function redirectProblems({ redirects }: Content): Problem[] {
  const faults = redirects.flatMap(({ from, to }, index): Problem[] => {
    const isPath = /^(\/[\w.~-]+)+$/.test(from);
    const isPage = Boolean(findPage(from)) || otherPages.includes(from);
    // Other characters have a meaning in the files of some hosts.
    const leadsToPage = /^https:\/\/[\w./~-]+(#[\w-]+)?$/.test(to) || Boolean(findPage(to.replace(/#[\w-]+$/, '')));
    return [
      ...(isPath ? [] : [{ file, field: `${index}.from`, message: `"${from}" must be a path like /old-page` }]),
      ...(isPage ? [{ file, field: `${index}.from`, message: `"${from}" is a page of the site` }] : []),
      ...(leadsToPage
        ? []
        : [
            {
              file,
              field: `${index}.to`,
              message: `"${to}" must be a page, or an address that begins with https:// and has only letters, digits and . / ~ - _ #`,
            },
          ]),
    ];
  });
  const addresses = redirects.map(({ from }, index) => ({ file, field: `${index}.from`, value: from }));
  return [...faults, ...duplicates(addresses, 'redirect')];
}
