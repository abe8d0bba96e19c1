import { redirects } from '@/content/redirects';
import type { Redirect } from '@/content/types';
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
