import { fillTemplate, type HostRules } from './rules';

/** The server block of nginx. */
export function nginxFile({ headers, redirects, pageNames }: HostRules): string {
  return fillTemplate('nginx.conf.template', {
    headers: Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`),
    redirects: redirects.flatMap(({ from, to }) => {
      const [page, anchor] = to.split('#');
      const target = `${page}$is_args$args${anchor ? `#${anchor}` : ''}`;
      // Its page, which is for GitHub Pages, has an address too.
      const address = from.replace(/\.html$/, '');
      return [address, `${address}.html`].map((at) => `location = ${at} { return 301 ${target}; }`);
    }),
    pages: pageNames.filter((name) => name !== 'index').join('|'),
  });
}
