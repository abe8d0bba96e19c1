import { isPreviewBuild } from '@/lib/environment';

/** Next's folder for files named by a hash. */
export const hashedFolder = '/_next/static/';
/** Copies of pictures, also named by a hash. */
export const pictureFolder = `${hashedFolder}pictures/`;

const unusedFeatures =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking';

/**
 * The headers of every file, after the OWASP HTTP Headers Cheat Sheet. Each page has its own policy
 * in a `<meta>`, with its hashes; the header adds `frame-ancestors`, which a meta element can't
 * express, and covers other files.
 */
export function siteHeaders(isPreview = isPreviewBuild()): Record<string, string> {
  return {
    'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    // A year, for this host only: README.md says when to include subdomains.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.replaceAll(' ', '=(), ') + '=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Everything here is public: chats and partners may show cards and icons on their pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
  };
}

/** How long browsers keep files, as `Cache-Control`. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  /** A week, because some hosts apply a folder's rule to the 404 answers in it too. */
  pictures: 'public, max-age=604800',
  other: 'public, max-age=0, must-revalidate',
} as const;

/** The headers of one address. */
export function headersFor(address: string, isPreview?: boolean): Record<string, string> {
  return { ...siteHeaders(isPreview), 'Cache-Control': cachingOf(address) };
}

function cachingOf(address: string): string {
  if (address.startsWith(pictureFolder)) return caching.pictures;
  return address.startsWith(hashedFolder) ? caching.hashed : caching.other;
}
