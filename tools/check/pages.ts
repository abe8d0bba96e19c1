import { pages as registry } from '@/lib/pages';
import type { ExportedSite } from '../exported-page/read-site';
import { internalPath, type PageRecord } from '../exported-page/record';
import { formatFinding, type Finding, unique } from './finding';

/** The file with a page's copy. The 404 page and a preview's other home aren't in lib/pages.ts. */
export function sourceOf(path: string): string {
  const page = registry.find((candidate) => candidate.path === path);
  return page?.file ?? (path === '/404' ? 'content/pages/not-found.ts' : 'content/pages/home.ts');
}

/** Reports internal links that lead to no page, file or anchor. */
export function brokenLinkFindings({ pages, files }: ExportedSite): Finding[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const fault = (page: PageRecord, href: string): string | undefined => {
    const path = href.startsWith('#') ? page.path : internalPath(href);
    const target = path === undefined ? undefined : byPath.get(path);
    if (!target) return path === undefined || files.includes(path.slice(1)) ? undefined : 'leads to no page';
    const id = /#(.*)$/.exec(href)?.[1] ?? '';
    return ['', ...target.ids, ...target.ids.map(encodeURIComponent)].includes(id) ? undefined : 'leads to no anchor';
  };
  const found = pages.flatMap((page) =>
    page.links.flatMap(({ href, text, isInMain }) => {
      const reason = fault(page, href);
      const file = isInMain ? sourceOf(page.path) : 'lib/navigation.ts';
      const message = `The link “${text}” to ${href} ${reason}.`;
      return reason ? [{ file, field: 'the whole file', message, shown: [text, href], paths: [page.path] }] : [];
    }),
  );
  const pagesOf = (one: Finding) => found.filter((other) => formatFinding(other) === formatFinding(one));
  return unique(found).map((one) => ({ ...one, paths: pagesOf(one).flatMap(({ paths }) => paths) }));
}
