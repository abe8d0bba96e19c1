import type { BuildInfo } from '@/lib/build-info';
import type { LaunchItem } from '@/lib/build/launch-check/items';
import type { Comparison } from '../comparison';
import type { PageFacts } from '../facts';
import type { Warning } from '../warnings';

export type ReviewedPage = PageFacts & { warnings: Warning[] };

/** Everything the review sheet shows. */
export type SheetModel = {
  siteName: string;
  build: BuildInfo;
  pages: ReviewedPage[];
  launch: LaunchItem[];
  comparison: Comparison;
};

/** Fragment of a page's entry in the sheet, without the hash. */
export function entryId(path: string): string {
  return `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`;
}
