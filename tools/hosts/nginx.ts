import { caching, hashedFolder, pictureFolder } from './headers';
import type { HostRules } from './rules';

/** Fills in the placeholders of nginx.conf.template. */
export function nginxFile(template: string, { headers, redirects, pageNames }: HostRules): string {
  const headerLines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`,
  );
  const redirectLines = redirects.flatMap(({ from, to }) => {
    const [page, anchor] = to.split('#');
    const target = `${page}$is_args$args${anchor ? `#${anchor}` : ''}`;
    // Its page, which is for GitHub Pages, has an address too.
    const address = from.replace(/\.html$/, '');
    return [address, `${address}.html`].map((at) => `location = ${at} { return 301 ${target}; }`);
  });
  const values = {
    ...caching,
    hashedFolder,
    pictureFolder,
    headers: headerLines.join('\n  '),
    redirects: redirectLines.join('\n  '),
    pages: pageNames.filter((name) => name !== 'index').join('|'),
  };
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, value), template);
}
