import { pageFile } from '@/lib/pages';
import { parsePage } from '@/tools/exported-page/page';
import { recordOf } from '@/tools/exported-page/record';
import type { Site } from '@/tools/review/read';

/** A site of a few pages, by path, for tests of the review. */
export function siteOf(html: Readonly<Record<string, string>>, more: Partial<Site> = {}): Site {
  const pages = Object.entries(html).map(([path, text]) => [path, recordOf(parsePage(pageFile(path), text))] as const);
  return { from: '', pages: new Map(pages), redirects: new Map(), files: new Map(), unread: [], ...more };
}
