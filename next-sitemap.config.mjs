import { existsSync } from 'node:fs';
import path from 'node:path';
import { canonicalPages, pageFile } from './lib/pages.ts';
import { robotsText } from './lib/robots.ts';
import { siteAddress } from './lib/site-address.ts';

const outDir = 'out';

/*
 * Runs under tsx after `next build`. Only canonical pages that were exported are listed, in the order of the menus, with the
 * day their copy changed. No changefreq or priority: Google ignores both
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
  transform: () => undefined,
  additionalPaths: async () =>
    canonicalPages
      .filter((page) => existsSync(path.join(outDir, pageFile(page.path))))
      .map((page) => ({ loc: page.path, lastmod: page.updated })),
};

export default config;
