import { previewRoutes } from '@/lib/routes';
import type { PageFacts } from './facts';

/** How a page is reached, as a crawler sees it. */
export type Reach = {
  isInSitemap: boolean;
  /** Fewest clicks from home; absent when no link leads there. */
  clicks?: number;
  /** Names it goes by in the menus of other pages. */
  menuNames: string[];
  /** Pages that link to it in their own part, with the words they use. */
  linksIn: { path: string; names: string[] }[];
};

/** Path that a link of the site leads to, without query and fragment; none for a link off the site. */
function internalPath(href: string): string | undefined {
  return href.startsWith('/') ? href.replace(/[?#].*$/, '') : undefined;
}

/** Paths in a sitemap. */
export function sitemapPaths(xml: string): Set<string> {
  return new Set([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname));
}

/** Follows every link of the site, from home on. Pages that previews alone have are linked by the preview's bar alone. */
export function crawl(pages: readonly PageFacts[], sitemap: ReadonlySet<string>): Map<string, Reach> {
  const clicks = clicksFromHome(pages);
  return new Map(
    pages.map(({ path }) => {
      const links = pages
        .filter((page) => page.path !== path)
        .map((page) => ({ path: page.path, links: page.links.filter(({ href }) => internalPath(href) === path) }));
      const names = (isFrame: boolean, from = links) => [
        ...new Set(
          from.flatMap((page) => page.links.filter((link) => link.isFrame === isFrame)).map(({ text }) => text),
        ),
      ];
      const linksIn = links.map((page) => ({ path: page.path, names: names(false, [page]) }));
      return [
        path,
        {
          isInSitemap: sitemap.has(path),
          clicks: clicks.get(path),
          menuNames: names(true),
          linksIn: linksIn.filter((page) => page.names.length > 0),
        },
      ];
    }),
  );
}

function clicksFromHome(pages: readonly PageFacts[]): Map<string, number> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const clicks = new Map([['/', 0]]);
  // A map keeps its order while it grows: nearest pages first.
  for (const [path, count] of clicks) {
    for (const { href } of byPath.get(path)?.links ?? []) {
      const target = internalPath(href);
      if (target && byPath.has(target) && !clicks.has(target)) clicks.set(target, count + 1);
    }
  }
  return clicks;
}

/** A page that search engines are meant to list: no repetition, not the 404 page, not for previews alone. */
export function isListed({ isCanonical, path }: Pick<PageFacts, 'isCanonical' | 'path'>): boolean {
  const previewOnly: readonly string[] = Object.values(previewRoutes);
  return isCanonical && !previewOnly.includes(path);
}

/** Where the site's links lead off it: each target, without what it hands over, with the pages that name it. */
export function externalTargets(pages: readonly PageFacts[]): { target: string; paths: string[] }[] {
  const targets = new Map<string, string[]>();
  for (const { path, linksOut } of pages) {
    for (const target of new Set(linksOut.map((href) => href.replace(/\?.*$/, '')))) {
      targets.set(target, [...(targets.get(target) ?? []), path]);
    }
  }
  return [...targets].map(([target, paths]) => ({ target, paths })).sort((a, b) => (a.target < b.target ? -1 : 1));
}
