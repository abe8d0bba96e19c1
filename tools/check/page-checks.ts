import { pages as registry } from '@/lib/pages';
import type { ExportedSite } from '../exported-page/read-site';
import { internalPath, type PageRecord } from '../exported-page/record';
import type { Problem } from './problem';

/** The rules about exported pages. Tests and the review of a preview ask them. */
const pageChecks: readonly ((site: ExportedSite) => readonly Problem[])[] = [brokenLinks];

export function problemsOnPages(site: ExportedSite): Problem[] {
  return pageChecks.flatMap((check) => check(site));
}

/** The file with a page's copy. The 404 page and a preview's other home aren't in lib/pages.ts. */
export function sourceOf(path: string): string {
  const page = registry.find((candidate) => candidate.path === path);
  return page?.file ?? (path === '/404' ? 'content/pages/not-found.ts' : 'content/pages/home.ts');
}

/** Reports internal links that lead to no page, file or anchor. */
function brokenLinks({ pages, files }: ExportedSite): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const fault = (page: PageRecord, href: string): string | undefined => {
    const path = href.startsWith('#') ? page.path : internalPath(href);
    const target = path === undefined ? undefined : byPath.get(path);
    if (!target) return path === undefined || files.includes(path.slice(1)) ? undefined : 'leads to no page';
    const id = /#(.*)$/.exec(href)?.[1] ?? '';
    return ['', ...target.ids, ...target.ids.map(encodeURIComponent)].includes(id) ? undefined : 'leads to no anchor';
  };
  const paths = new Map<string, string[]>();
  for (const page of pages) {
    for (const { href, text } of page.links) {
      const reason = fault(page, href);
      const message = `The link “${text}” to ${href} ${reason}`;
      if (reason) paths.set(message, [...(paths.get(message) ?? []), page.path]);
    }
  }
  return [...paths].map(([message, on]) => {
    const more = on.length > 1 ? ` and on ${on.length - 1} more` : '';
    return { file: sourceOf(on[0]!), field: 'links', message: `${message}, on ${on[0]}${more}` };
  });
}
