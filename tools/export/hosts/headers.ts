/** Response headers for the files whose path matches. Every host file is written from this table. */
export type HeaderRule = {
  /** A path below the site's root; a trailing `*` stands for the rest. */
  path: string;
  headers: Record<string, string>;
  /** Netlify, Cloudflare and Vercel do this already. They join the values of overlapping rules, so it isn't repeated. */
  isHostDefault?: boolean;
  /**
   * Only for files that exist. Netlify, Cloudflare and Vercel apply a folder's rule to their 404 answers too: a missing
   * island would stay missing for a year.
   */
  isForFilesOnly?: boolean;
};

export type HeaderOptions = {
  /** Preview builds must not be indexed, whatever their pages say; their review sheet frames their own pages. */
  isPreview?: boolean;
};

const unusedFeatures =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking';

/**
 * What the site sends with its files, after the OWASP HTTP Headers Cheat Sheet. The page's own policy is in its
 * `<meta>` (hashes differ per page); the header adds what a meta element cannot say.
 */
export function headerTable({ isPreview = false }: HeaderOptions = {}): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': `frame-ancestors ${isPreview ? "'self'" : "'none'"}; base-uri 'none'; object-src 'none'`,
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': isPreview ? 'SAMEORIGIN' : 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': unusedFeatures.replaceAll(' ', '=(), ') + '=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Everything here is public: chats, directories and partners may show cards and icons in their own pages.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    { path: '/*', headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' }, isHostDefault: true },
    {
      path: '/_next/static/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      isForFilesOnly: true,
    },
  ];
}

/** All headers for one path, by name; the last rule that sets one wins. */
export function headersFor(path: string, table: readonly HeaderRule[]): Record<string, string> {
  const matching = table.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
