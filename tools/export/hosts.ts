import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { detectEnvironment } from '@/lib/environment';
import { listFiles } from '../files';
import { hashedFolder } from './next-output';

/* The site's headers, and the file in which each host reads them. */

type Build = {
  /** Previews aren't indexed, and their review sheet may frame their pages. */
  isPreview?: boolean;
};

const unusedFeatures =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking';

/**
 * The headers of every file, after the OWASP HTTP Headers Cheat Sheet. Each page has its own policy
 * in a `<meta>`, with its hashes; the header adds what a meta element can't express.
 */
export function siteHeaders({ isPreview = false }: Build = {}): Record<string, string> {
  return {
    'Content-Security-Policy': `frame-ancestors ${isPreview ? "'self'" : "'none'"}; base-uri 'none'; object-src 'none'`,
    // A year, for this host only: tools/deploy/README.md says when to include subdomains.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': isPreview ? 'SAMEORIGIN' : 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.replaceAll(' ', '=(), ') + '=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Everything here is public: chats and partners may show cards and icons on their pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
  };
}

const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
};

/** The headers of one address. */
export function headersFor(address: string, build?: Build): Record<string, string> {
  const caching = address.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other;
  return { ...siteHeaders(build), 'Cache-Control': caching };
}

/**
 * Writes `_headers` into the site's folder, and nginx.conf for the Dockerfile.
 * @returns the names of the files
 */
export async function writeHostFiles(outDir: string): Promise<string> {
  const headers = siteHeaders(detectEnvironment());
  const template = await readFile('tools/deploy/nginx.conf.template', 'utf8');
  await writeFile(path.join(outDir, '_headers'), headersFile(headers, await listFiles(outDir)));
  await writeFile('tools/deploy/nginx.conf', nginxFile(template, headers));
  return '_headers, nginx.conf';
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Each hashed file has its own rule: that of a
 * folder would apply to 404 answers too, and a missing file would be cached for a year.
 * @param headers those of every file
 * @param files the site's files, relative to its root
 */
export function headersFile(headers: Record<string, string>, files: readonly string[]): string {
  const hashed = files.map((file) => `/${file}`).filter((file) => file.startsWith(hashedFolder));
  const lines = [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...hashed.flatMap((file) => [file, `  Cache-Control: ${cacheControl.hashed}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Fills in the placeholders of tools/deploy/nginx.conf.template. */
export function nginxFile(template: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`);
  const marks = { ...cacheControl, hashedFolder, headers: lines.join('\n  ') };
  return Object.entries(marks).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, value), template);
}

/** The addresses that Vercel gives deployments, as opposed to the site's own domain. */
const vercelHosts = [{ type: 'host', value: '.*\\.vercel\\.app' }];

/**
 * The repository's vercel.json. Vercel reads it before the build, so it has both the headers of
 * previews, for Vercel's addresses, and those of production, for all others.
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
      ...vercelRules(false).map((rule) => ({ ...rule, missing: vercelHosts })),
      ...vercelRules(true).map((rule) => ({ ...rule, has: vercelHosts })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function vercelRules(isPreview: boolean) {
  const rule = (folder: string, headers: Record<string, string>) => ({
    source: `${folder}(.*)`,
    headers: Object.entries(headers)
      // Vercel adds this header to previews itself.
      .filter(([key]) => key !== 'X-Robots-Tag')
      .map(([key, value]) => ({ key, value })),
  });
  return [
    rule('/', siteHeaders({ isPreview })),
    // Only an hour, because the rule applies to 404 answers too, and can't name the build's files.
    rule(hashedFolder, { 'Cache-Control': 'public, max-age=3600' }),
  ];
}
