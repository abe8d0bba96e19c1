import { hashedFolder } from '../next-output';

type Build = {
  /** Previews must not be indexed, and their review sheet frames their pages. */
  isPreview?: boolean;
};

const unusedFeatures =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking';

/**
 * What the site sends with every file, after the OWASP HTTP Headers Cheat Sheet. Each page's policy
 * is in its `<meta>` (hashes differ); the header adds what a meta element can't express.
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

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
};

export function headersFor(path: string, build?: Build): Record<string, string> {
  const caching = path.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other;
  return { ...siteHeaders(build), 'Cache-Control': caching };
}
