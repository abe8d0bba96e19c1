import { findPage } from '@/lib/pages';
import { type Content, moduleOf } from './content';
import { duplicates, type Problem } from './problem';

const file = 'content/redirects.ts';

/** Reports redirects that hide a page, lead nowhere, or are written twice. */
export function redirectProblems(content: Content): Problem[] {
  const redirects = moduleOf(content, file)?.redirects ?? [];
  const faults = redirects.flatMap(({ from, to }, index): Problem[] => {
    const isPath = /^(\/[\w.~-]+)+$/.test(from);
    const leadsToPage = to.startsWith('https://') || Boolean(findPage(to.replace(/#.*$/, '')));
    return [
      ...(isPath ? [] : [{ file, field: `${index}.from`, message: `"${from}" must be a path like /old-page` }]),
      ...(findPage(from) ? [{ file, field: `${index}.from`, message: `"${from}" is a page of the site` }] : []),
      ...(leadsToPage
        ? []
        : [{ file, field: `${index}.to`, message: `"${to}" must be a page, or begin with https://` }]),
    ];
  });
  const addresses = redirects.map(({ from }, index) => ({ file, field: `${index}.from`, value: from }));
  return [...faults, ...duplicates(addresses, 'redirect')];
}
