import { canonicalPages } from '@/lib/pages';
import { routes } from '@/lib/routes';

/** One page of each template; the table of products isn't canonical, but a template of its own. */
export const templatePaths = [
  ...new Map(canonicalPages.map((page) => [`${page.kind} ${page.type}`, page.path])).values(),
  routes.products,
];
