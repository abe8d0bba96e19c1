import { canonicalPages } from '@/lib/pages';
import { routes } from '@/lib/routes';

/** One page per template. The table of products isn't canonical, but another template. */
export const templatePaths = [
  ...new Map(canonicalPages.map((page) => [`${page.kind} ${page.type}`, page.path])).values(),
  routes.products,
];
