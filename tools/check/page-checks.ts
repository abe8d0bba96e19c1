import { decoded, linksIn } from '@/lib/links-in-text';
import { pages as registry } from '@/lib/pages';
import { statusRoutes } from '@/lib/routes';
import type { ExportedSite, PageRecord } from '../exported-page/record';
import { lostAddresses } from './addresses';
import type { Content } from './content';
import type { Problem } from './problem';

/** Stands for the address of the site, to resolve relative links. */
const origin = 'http://site';

/** The texts of the content, to name the file in which a text stands. */
type Texts = Content['texts'];

/** The rules about exported pages. Tests and the review of a preview ask them. */
export function problemsOnPages({ pages, files }: ExportedSite, texts: Texts): Problem[] {
  const site = { pages: pages.filter(({ movedTo }) => !movedTo), files };
  const lost = site.pages.flatMap(({ path, ids }) => lostAddresses(path, ids));
  return [...brokenLinks(site, texts), ...shownLinks(site, texts), ...lost];
}

/** The files with the copy of pages that hosts show in place of another. */
const otherSources: Readonly<Record<string, string>> = {
  [statusRoutes.notFound]: 'content/pages/not-found.ts',
  [statusRoutes.serverError]: 'content/pages/server-error.ts',
};

/** The file with a page's copy: home's for a preview's other presentation. */
const sourceOf = (path: string) =>
  registry.find((candidate) => candidate.path === path)?.file ?? otherSources[path] ?? 'content/pages/home.ts';

/** Reports links within the site that lead to no page, file or anchor. */
function brokenLinks({ pages, files }: ExportedSite, texts: Texts): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const fault = (page: PageRecord, href: string): string | undefined => {
    // Relative addresses lead to this site too.
    const base = `${origin}${page.path}`;
    if (!URL.canParse(href, base)) return 'isn’t an address';
    const address = new URL(href, base);
    if (address.origin !== origin) return undefined;
    const path = decoded(address.pathname);
    const target = byPath.get(path);
    if (!target) return files.includes(path.slice(1)) ? undefined : 'leads to no page';
    return ['', ...target.ids].includes(decoded(address.hash.slice(1))) ? undefined : 'leads to no anchor';
  };
  const paths = new Map<string, { href: string; on: string[] }>();
  for (const page of pages) {
    for (const { href, text } of page.links) {
      const reason = fault(page, href);
      const message = `The link “${text}” to ${href} ${reason}`;
      if (reason) paths.set(message, { href, on: [...(paths.get(message)?.on ?? []), page.path] });
    }
  }
  return [...paths].map(([message, { href, on }]) => {
    const source = texts.find(({ value }) => linksIn(value).some((link) => link.href === href));
    const more = on.length > 1 ? ` and on ${on.length - 1} more` : '';
    const isOnAll = !source && pages.length > 2 && pages.every(({ path }) => on.includes(path));
    const place = isOnAll ? { file: 'components', field: 'header or footer' } : placeOf(source, on[0]!, 'links');
    return { ...place, message: `${message}, on ${on[0]}${more}` };
  });
}

/** Reports links that visitors would read as brackets, because their part shows only plain text. */
function shownLinks({ pages }: ExportedSite, texts: Texts): Problem[] {
  return pages.flatMap((page) =>
    page.blocks
      .filter(({ text }) => linksIn(text).length > 0)
      .map(({ text }) => ({
        ...placeOf(
          texts.find(({ value }) => text.includes(value) && linksIn(value).length > 0),
          page.path,
          'text',
        ),
        message: `“${text.slice(0, 80)}” has a link, but this part of the page shows plain text`,
      })),
  );
}

/** Where a text of a page is changed. */
function placeOf(source: Texts[number] | undefined, path: string, field: string): Omit<Problem, 'message'> {
  return source ? { file: source.file, field: source.field } : { file: sourceOf(path), field };
}
