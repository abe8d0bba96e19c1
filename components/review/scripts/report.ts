import { count, type PageState, type SheetContext, type TextSource } from '../model';
import { seeAddress } from '../see';
import { authorOf, type Comment, type Draft, standingOf, urgencies } from './draft';
import { sourceOfQuote } from './text-sources';

/** Mail programs refuse longer addresses. */
const longestMail = 1900;

/** Pages with their comments, in the sheet's order; pages that are gone since come last. */
export function commentsByPage({ comments }: Draft, pages: readonly PageState[]) {
  const place = (path: string) => pages.findIndex((page) => page.path === path) + 1 || pages.length + 1;
  const paths = [...new Set(comments.map(({ path }) => path))].sort((one, other) => place(one) - place(other));
  return paths.map((path) => ({
    path,
    name: pages.find((page) => page.path === path)?.name ?? path,
    comments: comments.filter((comment) => comment.path === path),
  }));
}

/** Old, new, remark, source, author and place of a comment. */
function linesOf(comment: Comment, draft: Draft, origin: string, texts: readonly TextSource[]): string {
  const { path, quote, nth, text, replacement, urgency, date, by } = comment;
  const lines = {
    Where: sourceOfQuote(comment, texts)?.note,
    Old: quote.replaceAll('\n', ' / '),
    New: replacement?.replaceAll('\n', ' / '),
    Comment: text,
    From: [by ?? authorOf(draft), date, urgencies[urgency]].filter(Boolean).join('; '),
    'See it': origin + seeAddress(path, quote, nth),
  };
  return Object.entries(lines)
    .flatMap(([label, content]) => (content ? `- ${label}: ${content}` : []))
    .join('\n');
}

export function reportTitle({ siteName, branch, commit }: SheetContext): string {
  return `Review of ${siteName}: ${branch}, commit ${commit}`;
}

/**
 * The review as plain text, for a mail, a chat or an issue.
 * @param code address that lists the approved pages: one instead of all paths, so that a mail always fits
 */
export function reportOf(draft: Draft, context: SheetContext, texts: readonly TextSource[], code: string): string {
  const pages = commentsByPage(draft, context.pages).flatMap(({ path, name, comments }) => [
    `${name} (${path})`,
    ...comments.map((comment) => linesOf(comment, draft, context.origin, texts)),
  ]);
  const approved = context.pages.filter((page) => standingOf(page, draft) === 'approved');
  const signedOff = approved.length > 0 && `${count(approved.length, 'page')} approved: ${code}`;
  return [reportTitle(context), ...pages, signedOff].filter(Boolean).join('\n\n');
}

/** Address of a mail with the first of the texts that it can hold, else with a note to paste the review. */
export function mailAddress(title: string, ...texts: readonly string[]): string {
  const before = `mailto:?subject=${encodeURIComponent(title)}&body=`;
  const bodies = texts.map((text) => encodeURIComponent(text.replaceAll('\n', '\r\n')));
  const fitting = bodies.find((body) => before.length + body.length <= longestMail);
  return before + (fitting ?? encodeURIComponent('The review is on the clipboard: please paste it here.'));
}
