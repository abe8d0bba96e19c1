import type { Redirect } from '@/content/types';
import { fillTemplate, type HostRules } from './rules';

/**
 * `.htaccess`, for Apache and LiteSpeed as shared hosting runs them. Outside its first block it
 * needs `AllowOverride FileInfo` only, because a host answers everything with an error if a line
 * isn't allowed, or its module isn't there. LiteSpeed rewrites the 404 page again and has no
 * REDIRECT_STATUS then.
 *
 * Where MultiViews is on, Apache chooses among about.html, about.html.br and so on before it reads
 * rules. It asks for each in a subrequest, which here allows the page only, as a type that it takes
 * for every Accept header. Without MultiViews, subrequests ask for a folder's index.
 * @param url the confirmed address of the site, if there is one
 */
export function htaccessFile({ headers, redirects, pageNames }: HostRules, url?: string): string {
  const folders = pageNames.filter((name) => pageNames.some((other) => other.startsWith(`${name}/`)));
  return fillTemplate('htaccess.template', {
    folders: folders.map(pattern).join('|'),
    pages: pageNames
      .filter((name) => name !== 'index')
      .map(pattern)
      .join('|'),
    headers: Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    redirects: [...(url ? hostLines(new URL(url).host) : []), ...redirects.flatMap(redirectLines)],
  });
}

/** Proxies in front of a host say in one of these that a visitor's connection is encrypted. */
const encrypted = [
  'HTTPS',
  'ENV:HTTPS',
  'HTTP:X-Forwarded-Proto',
  'HTTP:X-Forwarded-Ssl',
  'HTTP:X-Forwarded-Scheme',
  'HTTP:Front-End-Https',
  'HTTP:CloudFront-Forwarded-Proto',
  'HTTP:CF-Visitor',
  'HTTP:Forwarded',
];

/**
 * Sends http, and the domain with or without www, to the site's address. Leaves other hosts alone.
 */
function hostLines(host: string): string[] {
  return [
    `RewriteCond %{HTTP_HOST} ^(www\\.)?${pattern(host.replace(/^www\./, ''))}$ [NC]`,
    `RewriteCond %{HTTP_HOST} !^${pattern(host)}$ [NC,OR]`,
    `RewriteCond "${encrypted.map((name) => `%{${name}}`).join(' ')}" "!(^| )on( |$)|https($|\\W)" [NC]`,
    `RewriteRule ^(.*)$ https://${host}/$1 [R=301,L]`,
  ];
}

/** An old address, also with `.html`, which is its page's file. An anchor comes after the query. */
function redirectLines({ from, to }: Redirect): string[] {
  const rule = `RewriteRule ^${pattern(from.slice(1).replace(/\.html$/, ''))}(\\.html)?$`;
  const [page, anchor] = to.split('#');
  return [
    ...(anchor ? ['RewriteCond %{QUERY_STRING} .', `${rule} ${page}?%{QUERY_STRING}#${anchor} [R=301,NE,L]`] : []),
    `${rule} ${to} [R=301,NE,L]`,
  ];
}

/** A text, escaped for a regular expression. */
const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
