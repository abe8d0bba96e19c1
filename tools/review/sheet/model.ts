import type { BuildInfo } from '@/lib/build-info';
import type { Comparison } from '../comparison';
import type { SiteReview } from '../review-site';

/** Everything the review sheet shows. */
export type SheetModel = SiteReview & {
  siteName: string;
  build: BuildInfo;
  comparison: Comparison;
};

/** Fragment of a page's entry in the sheet, without the hash. */
export function entryId(path: string): string {
  return `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`;
}

/** “1 page”, “3 pages”. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
