/** A response header for the files whose path matches; later entries win. Every host file is written from this table. */
export type HeaderRule = {
  /** A path below the site's root; a trailing `*` stands for the rest. */
  path: string;
  headers: Record<string, string>;
};

export type HeaderOptions = {
  /** Preview builds must not be indexed, whatever their pages say. */
  isPreview?: boolean;
};

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

const revalidate = 'public, max-age=0, must-revalidate';

/**
 * What the site sends with its files, after the OWASP HTTP Headers Cheat Sheet. The page's own policy is in its
 * `<meta>` (hashes differ per page); the header adds what a meta element cannot say.
 */
export function headerTable({ isPreview = false }: HeaderOptions = {}): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': revalidate,
        ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    { path: '/_next/static/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // Social cards are drawn by other sites' previews.
    { path: '/og/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ];
}

/** All headers for one path, by name. */
export function headersFor(path: string, table: readonly HeaderRule[]): Record<string, string> {
  const matching = table.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
