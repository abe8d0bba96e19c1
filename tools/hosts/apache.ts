import type { Redirect } from '@/content/types';
import { caching, hashedFolder, pictureFolder } from './headers';

type Site = {
  /** Those of every file. */
  headers: Record<string, string>;
  redirects: readonly Redirect[];
  /** The files of pages, without `.html`. Other HTML files aren't pages. */
  pageNames: readonly string[];
  /** The confirmed address of the site, if there is one. */
  url?: string;
};

const compressed = 'text/html text/css text/javascript text/plain text/vcard application/xml image/svg+xml';

/**
 * `.htaccess`, for Apache and LiteSpeed as shared hosting runs them. It has neither `Options` nor
 * `expr=`: a host that forbids them would answer every request with an error. LiteSpeed rewrites
 * the 404 page again and has no REDIRECT_STATUS then, so no rule needs it.
 */
export function htaccessFile({ headers, redirects, pageNames, url }: Site): string {
  const headerLines = Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`);
  const redirectLines = redirects.map(({ from, to }) => `RewriteRule ^${pattern(from.slice(1))}$ ${to} [R=301,NE,L]`);
  return `DirectoryIndex index.html
# A page and a folder may have the same name, like /services.
DirectorySlash Off
ErrorDocument 404 /404.html

AddDefaultCharset utf-8
AddCharset utf-8 .js .txt .vcf .webmanifest .xml
AddType application/manifest+json .webmanifest
AddType text/vcard .vcf
AddType font/woff2 .woff2

RewriteEngine On
# Authorities that issue certificates follow no redirect.
RewriteCond %{THE_REQUEST} ^\\S+\\s/+\\.well-known/(acme-challenge|pki-validation)/
RewriteRule ^ - [L]
${[...(url ? hostLines(new URL(url).host) : []), ...redirectLines].map((line) => `${line}\n`).join('')}# One address per page. THE_REQUEST is what the visitor asked for, also while a page or the 404 page answers it.
RewriteCond %{THE_REQUEST} ^\\S+\\s[^?\\s]*(\\.|%2e)html[?\\s] [NC]
RewriteRule ^(${pageNames.map(pattern).join('|')})\\.html$ - [R=404,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s/+404(\\.|%2e)html[?\\s] [NC]
RewriteRule ^404\\.html$ /404 [R=301,L]
# Compressed copies and hosts' files aren't for visitors.
RewriteRule (\\.br|\\.gz|(^|/)(_headers|_redirects|\\.nojekyll))$ - [R=404,L]
RewriteRule ^(index|404)$ - [R=404,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)/$ /$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^.+$ - [R=404,L]

<IfModule mod_headers.c>
${headerLines.join('\n')}
SetEnvIf Request_URI ^${hashedFolder} hashed
SetEnvIf Request_URI ^${pictureFolder} !hashed picture
Header set Cache-Control "${caching.other}"
Header set Cache-Control "${caching.pictures}" env=picture
Header set Cache-Control "${caching.hashed}" env=hashed
</IfModule>

<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE ${compressed}
</IfModule>
<IfModule mod_brotli.c>
AddOutputFilterByType BROTLI_COMPRESS ${compressed}
</IfModule>
`;
}

/**
 * Sends http, and the domain with or without www, to the site's address. Leaves other hosts alone.
 */
function hostLines(host: string): string[] {
  return [
    `RewriteCond %{HTTP_HOST} ^(www\\.)?${pattern(host.replace(/^www\./, ''))}$ [NC]`,
    `RewriteCond %{HTTP_HOST} !^${pattern(host)}$ [NC,OR]`,
    'RewriteCond %{HTTPS}%{HTTP:X-Forwarded-Proto} !^(on|offhttps)',
    `RewriteRule ^(.*)$ https://${host}/$1 [R=301,L]`,
  ];
}

/** A text, escaped for a regular expression. */
const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
