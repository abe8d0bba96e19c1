import { detectEnvironment } from './environment';
import { absoluteUrl } from './metadata';

/**
 * The text of robots.txt. Everything may be fetched, in a preview as well: a page that crawlers cannot fetch is a page whose
 * `noindex` they never read (developers.google.com/search/docs/crawling-indexing/block-indexing). A preview names no sitemap.
 */
export function robotsText(environment = detectEnvironment()): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return environment.isPreview ? rules : `${rules}\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}
