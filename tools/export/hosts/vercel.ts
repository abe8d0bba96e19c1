import { hashedFolder } from '../next-output';
import { siteHeaders } from './headers';

/** The addresses that Vercel gives its deployments, previews among them; the site's own domain is none of these. */
const ofVercel = [{ type: 'host', value: '.*\\.vercel\\.app' }];

/**
 * The `vercel.json` that stands at the root of the repository. Vercel reads it before it builds, so it holds the headers of
 * both: those of a preview for Vercel's own addresses, those of production for any other.
 */
export function vercelFile(): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      ...rules(false).map((rule) => ({ ...rule, missing: ofVercel })),
      ...rules(true).map((rule) => ({ ...rule, has: ofVercel })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const rules = (isPreview: boolean) => [
  rule('/', siteHeaders({ isPreview })),
  // Vercel reads this file before the build names its files, and adds a header to 404 answers too: an hour, not a year.
  rule(hashedFolder, { 'Cache-Control': 'public, max-age=3600' }),
];

const rule = (folder: string, headers: Record<string, string>) => ({
  source: `${folder}(.*)`,
  headers: Object.entries(headers)
    // Vercel keeps search engines out of previews by itself, and knows them from production.
    .filter(([key]) => key !== 'X-Robots-Tag')
    .map(([key, value]) => ({ key, value })),
});
