import type { ReviewModel, TextSource } from '../model';
import { textFragment } from '../text-fragment';
import { approvalCode, type ReviewedPage, standingOf } from './approval';
import { authorOf, type Comment, type Draft, urgencies } from './draft';
import { sourceNote, sourceOfQuote } from './text-sources';

export type ReportContext = Pick<ReviewModel, 'siteName' | 'repository'> & {
  branch: string;
  commit: string;
  /** Where the preview is, without a slash at its end. */
  origin: string;
  /** All pages of the sheet, in its order. */
  pages: readonly ReviewedPage[];
};

/** Pages with their comments, in the sheet's order; pages that are gone since come last. */
export function commentsByPage({ comments }: Draft, pages: readonly ReviewedPage[]) {
  const place = (path: string) => pages.findIndex((page) => page.path === path) + 1 || pages.length + 1;
  const paths = [...new Set(comments.map(({ path }) => path))].sort((one, other) => place(one) - place(other));
  return paths.map((path) => ({
    path,
    name: pages.find((page) => page.path === path)?.name ?? path,
    comments: comments.filter((comment) => comment.path === path),
  }));
}

export function reportTitle({ siteName, branch, commit }: ReportContext): string {
  return `Review of ${siteName}: ${branch}, commit ${commit}`;
}

/** Old, new, remark, source, author and place of a comment. */
function linesOf(comment: Comment, draft: Draft, origin: string, texts: readonly TextSource[]): string[] {
  const { path, quote, prefix, text, replacement, urgency, date, by } = comment;
  const lines = {
    Where: sourceNote(sourceOfQuote(comment, texts)),
    Old: quote.replaceAll('\n', ' / '),
    New: replacement?.replaceAll('\n', ' / '),
    Comment: text,
    From: [by ?? authorOf(draft), date, urgencies[urgency]].filter(Boolean).join('; '),
    'See it': origin + (quote ? textFragment(path, quote, prefix) : path),
  };
  return Object.entries(lines).flatMap(([label, content]) => (content ? `- ${label}: ${content}` : []));
}

/** The review as plain text, for a mail or a chat, which an issue's Markdown shows as a list. */
export function reportOf(draft: Draft, context: ReportContext, texts: readonly TextSource[]): string {
  const pages = commentsByPage(draft, context.pages).flatMap(({ path, name, comments }) => [
    `${name} (${path})`,
    ...comments.map((comment) => linesOf(comment, draft, context.origin, texts).join('\n')),
  ]);
  return [reportTitle(context), ...pages, approvals(draft, context)].filter(Boolean).join('\n\n');
}

/** One code instead of all paths, so that a mail always fits; its link lists the pages. */
function approvals(draft: Draft, { pages, origin, commit }: ReportContext): string {
  const asked = pages.filter(({ needsApproval }) => needsApproval);
  const approved = asked.filter((page) => standingOf(page, draft) === 'approved').length;
  if (approved === 0) return '';
  const code = `${commit}.${approvalCode(pages, draft)}`;
  return `${approved} of ${asked.length} pages approved, code ${code}: ${origin}/review#a=${code}`;
}
