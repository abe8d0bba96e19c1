import { createHash } from 'node:crypto';
import type { Page } from '../exported-page/page';

/**
 * The page's Content-Security-Policy: allows only this site's files and the page's inline scripts
 * and styles. Data blocks (JSON-LD) are never executed and need no hash.
 */
function pagePolicy({ $ }: Page): string {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const hashes = (selector: string) => new Set($(selector).map((_, element) => hashOf($(element).text())));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes('script:not([src], [type$=json])')].join(' '),
    ["style-src 'self'", ...hashes('style')].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Inserts the policy before everything it applies to. Call it last: a later edit of a script or
 * style would break its hash.
 * @param allowed further directives
 */
export function insertPolicy(page: Page, ...allowed: string[]): void {
  const { $ } = page;
  const meta = $('<meta http-equiv="Content-Security-Policy">');
  meta.attr('content', [pagePolicy(page), ...allowed].join('; '));
  $('meta[charset]').first().after(meta);
}
