import type { HeaderRule } from './headers';

/** The addresses that Vercel gives its deployments, previews among them; the site's own domain is none of these. */
const ofVercel = [{ type: 'host', value: '.*\\.vercel\\.app' }];

/**
 * The `vercel.json` that stands at the root of the repository. Vercel reads it before it builds, so it holds the headers of
 * both: those of a preview for Vercel's own addresses, those of production for any other.
 */
export function vercelFile(production: readonly HeaderRule[], preview: readonly HeaderRule[]): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      ...rules(production).map((rule) => ({ ...rule, missing: ofVercel })),
      ...rules(preview).map((rule) => ({ ...rule, has: ofVercel })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Vercel reads this file before the build names its files, and adds a header to 404 answers too: an hour, not a year. */
const forAnHour = { 'Cache-Control': 'public, max-age=3600' };

const rules = (table: readonly HeaderRule[]) =>
  table
    .filter(({ isHostDefault }) => !isHostDefault)
    .map(({ path, headers, isForFilesOnly }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(isForFilesOnly ? forAnHour : headers)
        // Vercel keeps search engines out of previews by itself, and knows them from production.
        .filter(([key]) => key !== 'X-Robots-Tag')
        .map(([key, value]) => ({ key, value })),
    }));
