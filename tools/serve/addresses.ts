import { existsSync } from 'node:fs';
import path from 'node:path';

// Files of the build that are no addresses: pages have clean ones, twins and host files are not for visitors.
const hidden = /\.(html|br|gz)$|^\/(404|index|_headers|_redirects|\.nojekyll)$/i;

// What an address of this site is made of, with a slash too much at its end. It can be sent back as it came.
const withSlash = /^((?:\/[\w-]+)+)\/(\?[!-~]*)?$/;

/**
 * Whether a file may be sent for a request path, should there be one. Every address is written in one way only: no dots
 * or slashes to tidy up, no backslashes, no control characters.
 * @param pathname path of the request, still percent-encoded, without its query
 */
export function isAddress(pathname: string): boolean {
  const decoded = decode(pathname);
  if (decoded === undefined || hidden.test(decoded)) return false;
  if (decoded.endsWith('/') && decoded !== '/') return false;
  return path.posix.normalize(decoded) === decoded && !/[\\\p{Cc}]/u.test(decoded);
}

/** Where a request leads that only has a slash too much: to a page of this site that exists, with the same query. */
export function withoutSlash(outDir: string, target: string): string | undefined {
  const [, page = '', query = ''] = withSlash.exec(target) ?? [];
  return page && isAddress(page) && existsSync(path.join(outDir, `${page}.html`)) ? page + query : undefined;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
