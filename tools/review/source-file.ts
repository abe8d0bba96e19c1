import { pages } from '@/lib/pages';

/** The content file that a page's own copy stands in; /404 and the preview's other home are in no list of pages. */
export function sourceFile(path: string): string {
  const page = pages.find((candidate) => candidate.path === path);
  return page?.file ?? (path === '/404' ? 'content/pages/not-found.ts' : 'content/pages/home.ts');
}
