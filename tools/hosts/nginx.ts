import type { Redirect } from '@/content/types';
import { caching, hashedFolder, pictureFolder } from './headers';

/**
 * Fills in the placeholders of nginx.conf.template.
 * @param headers those of every file
 * @param pageNames the files of pages, without `.html`
 */
export function nginxFile(
  template: string,
  headers: Record<string, string>,
  redirects: readonly Redirect[] = [],
  pageNames: readonly string[] = [],
): string {
  const headerLines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`,
  );
  const redirectLines = redirects.map(({ from, to }) => {
    const [page, anchor] = to.split('#');
    return `location = ${from} { return 301 ${page}$is_args$args${anchor ? `#${anchor}` : ''}; }`;
  });
  const values = {
    ...caching,
    hashedFolder,
    pictureFolder,
    headers: headerLines.join('\n  '),
    redirects: redirectLines.join('\n  '),
    pages: ['404', ...pageNames].join('|'),
  };
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, value), template);
}
