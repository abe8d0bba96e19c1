import type { Redirect } from '@/content/types';
import { caching, hashedFolder, pictureFolder } from './headers';

/* The files that Netlify and Cloudflare read from out/. */

/**
 * `_headers`. Each script and font has its own rule: that of a folder would apply to 404 answers
 * too, and a missing file would be cached for a year. Pictures have one rule, because there may be
 * many, and Cloudflare takes at most 100 rules.
 * @param headers those of every file
 * @param files the site's files, relative to its root
 */
export function headersFile(headers: Record<string, string>, files: readonly string[]): string {
  const addresses = files.map((file) => `/${file}`);
  const hashed = addresses.filter((file) => file.startsWith(hashedFolder) && !file.startsWith(pictureFolder));
  const lines = [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${pictureFolder}*`,
    `  Cache-Control: ${caching.pictures}`,
    ...hashed.flatMap((file) => [file, `  Cache-Control: ${caching.hashed}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects`. Netlify serves an existing page, such as that for GitHub Pages, unless a rule is
 * forced by an exclamation mark, which Cloudflare doesn't know.
 */
export function redirectsFile(redirects: readonly Redirect[], isNetlify = Boolean(process.env.NETLIFY)): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301${isNetlify ? '!' : ''}\n`).join('');
}
