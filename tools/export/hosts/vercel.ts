import { hashedFolder } from '../next-output';
import { siteHeaders } from './headers';

/** The addresses that Vercel gives to deployments; the site's own domain isn't one. */
const ofVercel = [{ type: 'host', value: '.*\\.vercel\\.app' }];

/**
 * The repository's `vercel.json`. Vercel reads it before it builds, so it has the headers of
 * previews, for Vercel's addresses, and those of production, for any other.
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
  // Read before the build names its files, and applied to 404 answers too: only an hour.
  rule(hashedFolder, { 'Cache-Control': 'public, max-age=3600' }),
];

const rule = (folder: string, headers: Record<string, string>) => ({
  source: `${folder}(.*)`,
  headers: Object.entries(headers)
    // Vercel keeps search engines out of its previews.
    .filter(([key]) => key !== 'X-Robots-Tag')
    .map(([key, value]) => ({ key, value })),
});
