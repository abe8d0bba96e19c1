import type { Redirect } from '@/content/types';
import { caching, hashedFolder, pictureFolder } from './headers';
import type { HostRules } from './rules';

/** The first and last line of the block that a host may refuse. */
export const optionalBlock = ['# BEGIN for hosts that allow it', '# END for hosts that allow it'] as const;

const compressed = 'text/html text/css text/javascript text/plain text/vcard application/xml image/svg+xml';

/**
 * `.htaccess`, for Apache and LiteSpeed as shared hosting runs them. Outside its first block it
 * needs `AllowOverride FileInfo` only, because a host answers everything with an error if a line
 * isn't allowed, or its module isn't there. LiteSpeed rewrites the 404 page again and has no
 * REDIRECT_STATUS then.
 * @param url the confirmed address of the site, if there is one
 */
export function htaccessFile({ headers, redirects, pageNames }: HostRules, url?: string): string {
  const headerLines = Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`);
  const folders = pageNames.filter((name) => pageNames.some((other) => other.startsWith(`${name}/`))).map(pattern);
  const named = pageNames
    .filter((name) => name !== 'index')
    .map(pattern)
    .join('|');
  return `${optionalBlock[0]}
# If every address answers 500, delete these lines, to the one with END.
DirectoryIndex index.html index.php
# A page and a folder have the same name.
<FilesMatch "^(${folders.join('|')})$">
DirectorySlash Off
</FilesMatch>
RewriteRule ^(${folders.join('|')})/$ /$1 [R=301,L]
${optionalBlock[1]}

ErrorDocument 404 /404.html
${[500, 502, 503, 504].map((status) => `ErrorDocument ${status} /500.html\n`).join('')}
AddDefaultCharset utf-8
AddCharset utf-8 .js .txt .vcf .webmanifest .xml
AddType application/manifest+json .webmanifest
AddType text/vcard .vcf
AddType font/woff2 .woff2

RewriteEngine On
${multiViews(named)}
# Authorities that issue certificates follow no redirect.
RewriteCond %{THE_REQUEST} ^\\S+\\s/+\\.well-known/(acme-challenge|pki-validation)/
RewriteRule ^ - [L]
${[...(url ? hostLines(new URL(url).host) : []), ...redirects.flatMap(redirectLines)].map((line) => `${line}\n`).join('')}# One address per page. THE_REQUEST is what the visitor asked for, also while a page or the 404 page answers it.
RewriteCond %{THE_REQUEST} ^\\S+\\s[^?\\s]*(\\.|%2e)html[?\\s] [NC]
RewriteRule ^(?:index|(${named})(?:(?:\\.html)?/index)?)\\.html$ /$1 [R=301,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s/+(404|500)(\\.|%2e)html[?\\s] [NC]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(404|500)\\.html$ - [R=404,L]
# Compressed copies and hosts' files aren't for visitors.
RewriteCond %{DOCUMENT_ROOT}/$1 -f
RewriteRule ^(.+)\\.(br|gz)$ - [R=404,L]
RewriteRule ^(index|404|500|_headers|_redirects|\\.nojekyll)$ - [R=404,L]
RewriteCond %{REQUEST_FILENAME} !-d
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)(?:\\.html)?/$ /$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)/?$ $1.html [L]
# A folder beside the site, such as a client's demo, answers if it has an index. None is listed.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteCond %{REQUEST_FILENAME}/index.php !-f
RewriteRule ^.+$ - [R=404,L]

<IfModule mod_headers.c>
${headerLines.join('\n')}
Header set Cache-Control "${caching.other}"
<IfModule mod_setenvif.c>
SetEnvIf Request_URI ^${hashedFolder} hashed
SetEnvIf Request_URI ^${pictureFolder} !hashed picture
Header set Cache-Control "${caching.pictures}" env=picture
Header set Cache-Control "${caching.hashed}" env=hashed
</IfModule>
</IfModule>

<IfModule mod_filter.c>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE ${compressed}
</IfModule>
<IfModule mod_brotli.c>
AddOutputFilterByType BROTLI_COMPRESS ${compressed}
</IfModule>
</IfModule>
`;
}

/**
 * Where MultiViews is on, Apache chooses among about.html, about.html.br and so on before it reads
 * rules. It asks for each in a subrequest, which here allows the page only, as a type that it takes
 * for every Accept header. Without MultiViews, subrequests ask for a folder's index.
 */
function multiViews(named: string): string {
  return `<IfModule !LiteSpeed>
RewriteCond %{IS_SUBREQ} true
RewriteRule ^(${named})\\.html(/|$) - [T=application/x-httpd-cgi,L]
RewriteCond %{IS_SUBREQ} true
RewriteCond %{THE_REQUEST} !^\\S+\\s[^?\\s]*/[?\\s] [OR]
RewriteCond %{REQUEST_FILENAME} !/index\\.(html|php)$
RewriteRule ^ - [F]
RewriteCond %{THE_REQUEST} !^\\S+\\s[^?\\s]*\\.html[?\\s]
RewriteRule \\.html - [T=text/html]
</IfModule>`;
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
