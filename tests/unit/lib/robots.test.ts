import { site } from '@/content/site';
import { robotsText } from '@/lib/robots';

describe('robotsText', () => {
  it('lets crawlers in and names the sitemap', () => {
    expect(robotsText({ isPreview: false })).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${site.url.value}/sitemap.xml\n`,
    );
  });

  it('hides nothing in a preview, so that its noindex is read, and names no sitemap', () => {
    expect(robotsText({ isPreview: true })).not.toMatch(/Disallow|Sitemap/);
  });
});
