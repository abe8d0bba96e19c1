import type { PageRecord } from './record';

/** Path of the site that a link leads to, without query and fragment; undefined for other links. */
export function internalPath(href: string): string | undefined {
  return href.startsWith('/') && !href.startsWith('//') ? href.replace(/[?#].*$/, '') : undefined;
}

/** Follows the links of the site. @returns the paths of the pages that can be reached from home */
export function reachable(pages: readonly PageRecord[]): Set<string> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const paths = new Set(['/']);
  // A set that grows meanwhile is walked to its end.
  for (const path of paths) {
    const page = byPath.get(path);
    const targets = [...(page?.frame.links ?? []), ...(page?.main.links ?? [])].map(({ href }) => internalPath(href));
    for (const target of targets) if (target && byPath.has(target)) paths.add(target);
  }
  return paths;
}
