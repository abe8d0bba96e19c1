import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a host answers for an address: a file below `out/` with its status, or where the visitor should go instead. */
export type Answer = { status: 200 | 404; file: string } | { status: 301; location: string };

// Files of the build that are no addresses: pages have clean ones, twins and host files are not for visitors.
const hidden = /\.(html|br|gz)$|^\/(404|index|_headers|_redirects|\.nojekyll)$/;

const missing: Answer = { status: 404, file: '404.html' };

/**
 * Finds the file for a request path the way static hosts do: `/about` is `about.html`, `/` is `index.html`. Addresses
 * that only name a file of the build (`/about.html`, `/404`, `/index`) are no pages of the site.
 * @param pathname path of the request, still percent-encoded, without its query
 */
export function resolveAddress(outDir: string, pathname: string): Answer {
  const decoded = decode(pathname);
  if (decoded === undefined || decoded.includes('\0')) return missing;
  // The root is no page's parent, and `//host` would lead away from the site.
  if (decoded.endsWith('/') && decoded !== '/')
    return { status: 301, location: `/${decoded.replace(/^\/+|\/+$/g, '')}` };
  if (hidden.test(decoded)) return missing;

  const page = decoded === '/' ? 'index.html' : `${decoded.slice(1)}.html`;
  for (const file of [decoded.slice(1), page]) {
    if (isFileBelow(outDir, file)) return { status: 200, file };
  }
  return missing;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function isFileBelow(outDir: string, file: string): boolean {
  const root = path.resolve(outDir);
  const target = path.resolve(root, file);
  return target.startsWith(root + path.sep) && existsSync(target) && statSync(target).isFile();
}
