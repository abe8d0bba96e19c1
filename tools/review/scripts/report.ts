import { count, type PageReview, type ReviewModel, type TextSource } from '../sheet/model';
import { textAddress } from '../text-address';
import { approvedPages, type Comment, type Draft } from './draft';

/** Where the commented text is written: the shortest on its page with the quote's first line. */
export function sourceOfQuote({ quote, path }: Comment, texts: readonly TextSource[]): TextSource | undefined {
  const [wanted] = quote.split('\n');
  return texts
    .filter(({ text, paths }) => wanted && paths.includes(path) && text.includes(wanted))
    .sort((one, other) => one.text.length - other.text.length)[0];
}

/** Whether the wording that a comment asked for is on its page now. */
export function hasArrived({ path, quote, replacement }: Comment, texts: readonly TextSource[]): boolean {
  const isHere = (wanted: string) => texts.some(({ text, paths }) => paths.includes(path) && text.includes(wanted));
  return Boolean(replacement && isHere(replacement) && (replacement.includes(quote) || !isHere(quote)));
}

/** Comments in the sheet's order, with their pages' names; pages that are gone come last. */
export function inOrder({ comments }: Draft, pages: readonly PageReview[]) {
  const place = ({ path }: Comment) => pages.findIndex((page) => page.path === path) + 1 || Infinity;
  const sorted = comments.toSorted((one, other) => place(one) - place(other));
  return sorted.map((comment) => ({ comment, page: pages[place(comment) - 1]?.name ?? comment.path }));
}

type Reported = Pick<ReviewModel, 'siteName' | 'build' | 'pages'>;

/**
 * The review as plain text, for a mail, a chat or an issue.
 * @param approvals address that lists the approved pages
 */
export function reportOf(draft: Draft, review: Reported, texts: readonly TextSource[], approvals: string): string {
  const comments = inOrder(draft, review.pages).map(({ comment, page }) => {
    const { path, quote, nth, text, replacement, date, by = draft.name } = comment;
    const source = sourceOfQuote(comment, texts);
    const used = source && source.paths.length > 1 ? `, used on ${source.paths.length} pages` : '';
    const lines = {
      Where: source && source.note + used,
      Old: quote.replaceAll('\n', ' / '),
      New: replacement?.replaceAll('\n', ' / '),
      Comment: text,
      From: [by, date].filter(Boolean).join(', '),
      'See it': new URL(textAddress(path, quote, nth), approvals).href,
    };
    const said = Object.entries(lines).filter(([, content]) => content);
    return [`${page} (${path})`, ...said.map(([label, content]) => `- ${label}: ${content}`)].join('\n');
  });
  const { length } = approvedPages(review.pages, draft);
  const title = `Review of ${review.siteName}: ${review.build.branch}`;
  return [title, ...comments, length > 0 && `${count(length, 'page')} approved: ${approvals}`]
    .filter(Boolean)
    .join('\n\n');
}
