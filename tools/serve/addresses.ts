import { existsSync } from 'node:fs';
import path from 'node:path';

// Files that aren't addresses: pages have clean ones; compressed twins and host files are hidden.
const hidden = /\.(html|br|gz)$|^\/(404|index|_headers|_redirects|\.nojekyll)$/i;

// An address with one slash too many at its end. These characters are safe in a Location header.
const withSlash = /^((?:\/[\w-]+)+)\/(\?[!-~]*)?$/;

/**
 * Whether a request path may be answered with a file. Each address has one spelling: no dots or
 * double slashes, no backslashes, no control characters.
 * @param pathname path of the request, still percent-encoded, without its query
 */
export function isAddress(pathname: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  if (hidden.test(decoded) || /[\\\p{Cc}]/u.test(decoded)) return false;
  return path.posix.normalize(decoded) === decoded && (decoded === '/' || !decoded.endsWith('/'));
}

/** Where to redirect a path with one slash too many: to an existing page, with the same query. */
export function withoutSlash(outDir: string, target: string): string | undefined {
  const [, page = '', query = ''] = withSlash.exec(target) ?? [];
  return page && isAddress(page) && existsSync(path.join(outDir, `${page}.html`)) ? page + query : undefined;
}
