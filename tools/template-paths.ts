import { canonicalPages } from '@/lib/pages';

/** The address of one page per template. */
export const templatePaths = [
  ...new Map(canonicalPages.map((page) => [`${page.kind} ${page.type}`, page.path])).values(),
];
