import { canonicalPages } from '@/lib/pages';
import { routes } from '@/lib/routes';

/** One page per template; each plain page is one. Products isn't canonical, but has its own. */
export const templatePaths = [
  ...new Map(canonicalPages.map((page) => [page.kind === 'plain' ? page.path : page.kind, page.path])).values(),
  routes.products,
];
