import { pages } from './lib/pages.ts';
import { robotsText } from './lib/robots.ts';
import { previewRoutes, serverErrorRoute } from './lib/routes.ts';
import { siteAddress } from './lib/site-address.ts';

/*
 * Runs under tsx after `next build`. next-sitemap finds the routes in .next. With `output: export`
 * it would list every HTML file of out/, also those of search consoles. No lastmod: hosts clone
 * shallowly, so git's dates would be wrong where they count. No changefreq or priority: Google
 * ignores both (developers.google.com/search/blog/2023/06/sitemaps-lastmod-ping).
 */
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
  robotsTxtOptions: { transformRobotsTxt: async () => robotsText() },
};

export default config;
