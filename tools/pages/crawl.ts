import type { PageRecord } from './record';

/** Path of the site that a link leads to, without query and fragment; undefined for other links. */
export function internalPath(href: string): string | undefined {
  return href.startsWith('/') && !href.startsWith('//') ? href.replace(/[?#].*$/, '') : undefined;
}

/** Follows the links of the site. @returns the fewest clicks from home to each page that can be reached */
export function clicksFromHome(pages: readonly PageRecord[]): Map<string, number> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const clicks = new Map([['/', 0]]);
  // A map keeps its order while it grows: nearest pages first.
  for (const [path, count] of clicks) {
    const page = byPath.get(path);
    for (const { href } of [...(page?.frame.links ?? []), ...(page?.main.links ?? [])]) {
      const target = internalPath(href);
      if (target && byPath.has(target) && !clicks.has(target)) clicks.set(target, count + 1);
    }
  }
  return clicks;
}
