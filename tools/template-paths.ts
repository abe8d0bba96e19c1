import { canonicalPages } from '@/lib/pages';

export const templatePaths = [
  ...new Map(canonicalPages.map((page) => [`${page.kind} ${page.type}`, page.path])).values(),
];
