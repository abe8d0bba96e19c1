import { existsSync, readFileSync } from 'node:fs';
import { redirects } from '@/content/redirects';
import type { Redirect } from '@/content/types';
import type { Problem } from '../check/problem';
import { hashedFolder, siteHeaders } from './headers';

/**
 * Only an hour, because Vercel applies the rule to 404 answers too, and can't name the build's
 * files.
 */
const hashedCaching = 'public, max-age=3600';

/** The site's redirects, as Vercel reads them: with `cleanUrls`, it takes `.html` away first. */
export function vercelRedirects(list: readonly Redirect[] = redirects) {
  return list.map(({ from, to }) => ({ source: from.replace(/\.html$/, ''), destination: to, statusCode: 301 }));
}

/** The content of the repository's vercel.json, which Vercel reads before the build. */
export function vercelConfig() {
  const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    redirects: vercelRedirects(),
    headers: [
      // Vercel adds X-Robots-Tag to previews itself.
      { source: '/(.*)', headers: list(siteHeaders(false)) },
      { source: `${hashedFolder}(.*)`, headers: list({ 'Cache-Control': hashedCaching }) },
    ],
  };
}

/** Notes that Vercel, which reads a committed file before the build, would have other redirects. */
export function vercelNotes(committed = existsSync('vercel.json') && readFileSync('vercel.json', 'utf8')): Problem[] {
  if (!committed) return [];
  const written = JSON.parse(committed) as { redirects: unknown };
  if (JSON.stringify(written.redirects) === JSON.stringify(vercelRedirects())) return [];
  const message =
    'has other redirects than content/redirects.ts. If Vercel is your host, run npm run generate and commit it';
  return [{ file: 'vercel.json', field: 'redirects', message }];
}
