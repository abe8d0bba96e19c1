import type { PageReview } from '../model';
import type { Draft } from './draft';

export type ReviewedPage = Pick<PageReview, 'path' | 'name' | 'needsApproval' | 'fingerprint'>;

export type Standing = 'approved' | 'changed' | 'commented' | 'open';

/** Where a page stands: an approval counts only for the page as it was approved. */
export function standingOf({ path, fingerprint }: ReviewedPage, { approved, comments }: Draft): Standing {
  if (comments.some((comment) => comment.path === path)) return 'commented';
  if (!(path in approved)) return 'open';
  return approved[path] === fingerprint ? 'approved' : 'changed';
}

/** Pages that nobody has said anything of yet. */
export function remaining(pages: readonly ReviewedPage[], draft: Draft): ReviewedPage[] {
  return pages.filter((page) => page.needsApproval && ['open', 'changed'].includes(standingOf(page, draft)));
}

const inOrder = (pages: readonly ReviewedPage[]) =>
  pages.filter(({ needsApproval }) => needsApproval).toSorted((one, other) => (one.path < other.path ? -1 : 1));

/** Which pages are approved, in one code: a bit per page by path, as hexadecimal digits. */
export function approvalCode(pages: readonly ReviewedPage[], draft: Draft): string {
  const bits = inOrder(pages).map((page) => (standingOf(page, draft) === 'approved' ? '1' : '0'));
  return BigInt(`0b0${bits.join('')}`)
    .toString(16)
    .toUpperCase();
}

/** The pages that a code names; none where it is no code of these pages. */
export function pagesOfCode(pages: readonly ReviewedPage[], code: string): ReviewedPage[] {
  const all = inOrder(pages);
  const bits = /^[\dA-F]{1,64}$/i.test(code) ? BigInt(`0x${code}`).toString(2).padStart(all.length, '0') : '';
  return bits.length === all.length ? all.filter((_, index) => bits[index] === '1') : [];
}
