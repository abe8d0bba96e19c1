import { isPreviewBuild } from './lib/environment.ts';
import { absoluteUrl } from './lib/metadata.ts';
import { pages } from './lib/pages.ts';
import { previewRoutes, serverErrorRoute } from './lib/routes.ts';
import { siteAddress } from './lib/site-address.ts';

/*
 * Runs under tsx after `next build`. next-sitemap finds the routes in .next. With `output: export`
 * it would list every HTML file of out/, also those of search consoles. No lastmod: hosts clone
 * shallowly, so git's dates would be wrong where they count. No changefreq or priority: Google
 * ignores both (developers.google.com/search/blog/2023/06/sitemaps-lastmod-ping).
 */
const sitemap = isPreviewBuild() ? '' : `\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;

const config = {
  siteUrl: siteAddress,
  outDir: 'out',
  exclude: [
    // Routes that write a file, such as /contact.vcf.
    '*.*',
    ...pages.filter(({ path, canonical }) => path !== canonical).map(({ path }) => path),
    ...Object.values(previewRoutes),
    serverErrorRoute,
  ],
  autoLastmod: false,
  changefreq: false,
  priority: false,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  // Crawlers may fetch everything, in previews too: they must fetch a page to read its `noindex`
  // (developers.google.com/search/docs/crawling-indexing/block-indexing).
  robotsTxtOptions: { transformRobotsTxt: async () => `User-agent: *\nAllow: /\n${sitemap}` },
};

export default config;
