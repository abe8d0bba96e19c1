import { existsSync } from 'node:fs';
import path from 'node:path';
import { canonicalPages, pageFile } from './lib/pages.ts';
import { robotsText } from './lib/robots.ts';
import { siteAddress } from './lib/site-address.ts';

const outDir = 'out';

/*
 * Runs under tsx after `next build`. Lists the exported canonical pages in the order of the menus.
 * No lastmod: hosts clone shallowly, so git's dates would be wrong where they count. No changefreq
 * or priority: Google ignores both
 * (developers.google.com/search/blog/2023/06/sitemaps-lastmod-ping).
 */
const config = {
  siteUrl: siteAddress,
  output: 'export',
  outDir,
  autoLastmod: false,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  robotsTxtOptions: { transformRobotsTxt: async () => robotsText() },
  // Drops the paths next-sitemap finds; additionalPaths has ours.
  transform: () => undefined,
  additionalPaths: async () =>
    canonicalPages
      .filter((page) => existsSync(path.join(outDir, pageFile(page.path))))
      .map((page) => ({ loc: page.path })),
};

export default config;
