import { serviceBySlug } from '@/content/services';
import { canonicalPages, pages, type SitePage } from '@/lib/pages';
import { type Content, mainName } from './content';
import { duplicates, type Problem } from './problem';

/** Google publishes no limits. It usually shows texts of these lengths in full. */
const usualLengths = { title: [1, 55], description: [110, 160] } as const;
const parts = ['title', 'description'] as const;

/** The title of each page, or its description, as typed: without an owner's name and prices. */
const textsOf = (pages: readonly SitePage[], part: (typeof parts)[number]) =>
  pages.map((page) => {
    const { meta } = page.kind === 'service' ? serviceBySlug(page.slug) : page;
    return { file: page.file, field: `meta.${part}`, value: meta[part] };
  });

/**
 * Reports titles and descriptions that two pages share, so that searchers couldn't tell them apart,
 * two pages with one path, and pages whose file doesn't export its own name.
 */
export function searchResultProblems(content: Pick<Content, 'files'>, all: readonly SitePage[] = pages): Problem[] {
  const unread = all.flatMap(({ file, path }): Problem[] => {
    const exports = content.files.find((one) => one.file === file)?.exports ?? {};
    const message = `must export “${mainName(file)}”: the page ${path} is in this file`;
    return exports[mainName(file)] ? [] : [{ file, field: 'the whole file', message }];
  });
  const paths = all.map(({ path }, index) => ({ file: 'lib/pages.ts', field: `pages.${index}`, value: path }));
  const listed = all.filter(({ path, canonical }) => path === canonical);
  return [...unread, ...duplicates(paths, 'path'), ...parts.flatMap((part) => duplicates(textsOf(listed, part), part))];
}

/** Notes titles and descriptions that search results would cut, or that leave room unused. */
export function lengthNotes(pages: readonly SitePage[] = canonicalPages): Problem[] {
  return parts.flatMap((part) => {
    const [min, max] = usualLengths[part];
    return textsOf(pages, part).flatMap(({ file, field, value }) => {
      const message = `has ${value.length} characters, better ${min} to ${max}. Change it if it reads badly when cut`;
      return value.length < min || value.length > max ? [{ file, field, message }] : [];
    });
  });
}
