import { formatDate } from '@/lib/dates';
import { count, type PageReview, type ReviewModel, type TextSource } from '../sheet/model';
import { textAddress } from '../text-address';
import { approvedPages, type Comment, type Draft, statusOf } from './draft';
import { button, element } from './element';
import { hasArrived, inOrder, sourceOfQuote } from './report';

/** An approval of an earlier build counts only if the page is still the same. */
export function summaryOf(pages: readonly PageReview[], draft: Draft): string {
  const approved = approvedPages(pages, draft).length;
  return `${count(draft.comments.length, 'comment')}, ${count(approved, 'page')} approved`;
}

/**
 * Comments in the order of their pages, each with its place, then approvals.
 * @param remove absent where they are another reviewer's, to be read only
 */
export function reviewList(
  draft: Draft,
  { pages }: ReviewModel,
  texts: readonly TextSource[],
  remove?: { comment(id: string): void; approval(path: string): void },
): HTMLElement {
  const commentItem = (comment: Comment, page: string) => {
    const { id, path, quote, nth, text, replacement, by } = comment;
    const quoted = quote ? `“${quote.replaceAll('\n', ' / ')}”` : 'The page as a whole';
    return element(
      'li',
      { class: 'col-span-full my-2 border-l-8 border-highlight pl-3' },
      element('b', {}, `${page}: `),
      element('a', { href: textAddress(path, quote, nth), class: 'line-clamp-2 underline' }, quoted),
      replacement !== undefined && element('p', {}, 'Replace with: ', element('ins', {}, replacement)),
      hasArrived(comment, texts) && element('p', { class: 'font-bold' }, 'Done: the preview has this wording now.'),
      text !== '' && element('p', { class: 'whitespace-pre-line' }, text),
      element('p', { class: 'text-ink-soft' }, [by, sourceOfQuote(comment, texts)?.note].filter(Boolean).join('; ')),
      !!remove && button('Delete', () => remove.comment(id), `Delete: ${(text || (replacement ?? '')).slice(0, 60)}`),
    );
  };
  const approvalItem = (page: PageReview) => {
    const { date = '', by = draft.name } = draft.approved[page.path] ?? {};
    const changed = statusOf(page, draft) === 'changed' && ', but it changed since';
    const words = ['approved', by && `by ${by}`, `on ${formatDate(date)}`].filter(Boolean).join(' ');
    return element(
      'li',
      { class: 'flex items-center justify-between gap-3 border-l-8 border-line-3 pl-3' },
      element(
        'span',
        {},
        element('a', { href: page.path, class: 'font-bold underline' }, page.name),
        ` ${words}`,
        changed,
      ),
      !!remove && button('Withdraw', () => remove.approval(page.path), `Withdraw: ${page.name}`),
    );
  };
  return element(
    'ul',
    { class: 'grid gap-x-6 md:grid-cols-2' },
    ...inOrder(draft, pages).map(({ comment, page }) => commentItem(comment, page)),
    ...pages.filter(({ path }) => draft.approved[path]).map(approvalItem),
  );
}
