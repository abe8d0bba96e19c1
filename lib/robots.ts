import { isPreviewBuild } from './environment';
import { absoluteUrl } from './metadata';

/**
 * The text of robots.txt. Crawlers may fetch everything, in previews too: they must fetch a page to
 * read its `noindex` (developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
export function robotsText(): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return isPreviewBuild() ? rules : `${rules}\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}
