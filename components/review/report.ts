import { textFragment } from './text-fragment';
import type { Comment, Draft } from './draft';

export type ReportContext = {
  siteName: string;
  branch: string;
  commit: string;
  /** Where the preview is, without a slash at its end. */
  origin: string;
  /** All pages of the sheet, in its order. */
  pages: readonly string[];
};

const addressOf = ({ path, quote, prefix }: Comment, origin: string) =>
  origin + (quote ? textFragment(path, quote, prefix) : path);

/** Pages with their comments, in the sheet's order; pages that are gone since come last. */
export function commentsByPage({ comments }: Draft, pages: readonly string[]): [string, Comment[]][] {
  const place = (path: string) => (pages.includes(path) ? pages.indexOf(path) : pages.length);
  const paths = [...new Set(comments.map(({ path }) => path))].sort((one, other) => place(one) - place(other));
  return paths.map((path) => [path, comments.filter((comment) => comment.path === path)]);
}

export function reportTitle({ siteName, branch, commit }: ReportContext): string {
  return `Review of ${siteName}: ${branch}, commit ${commit}`;
}

/** The review as plain text, for a mail or a chat. */
export function asText(draft: Draft, context: ReportContext): string {
  const pages = commentsByPage(draft, context.pages).map(([path, comments]) => {
    const items = comments.map((comment, index) => {
      const quote = comment.quote ? `“${comment.quote.replaceAll('\n', ' / ')}”` : 'The page as a whole';
      return [`${index + 1}. ${quote}`, comment.text, addressOf(comment, context.origin)].join('\n');
    });
    return [path, ...items].join('\n\n');
  });
  return [reportTitle(context), ...pages, approvals(draft, context, (path) => path)].filter(Boolean).join('\n\n');
}

/** The same as Markdown, for an issue. */
export function asMarkdown(draft: Draft, context: ReportContext): string {
  const link = (path: string) => `[${path}](${context.origin}${path})`;
  const pages = commentsByPage(draft, context.pages).map(([path, comments]) => {
    const items = comments.map((comment) => {
      const quote = comment.quote
        .split('\n')
        .map((line) => `> ${escaped(line)}`)
        .join('\n>\n');
      const see = `[See it](${addressOf(comment, context.origin)})`;
      return comment.quote ? `${quote}\n\n${comment.text}\n\n${see}` : `${comment.text}\n\n${see}`;
    });
    return [`### ${link(path)}`, ...items].join('\n\n');
  });
  return [`## ${reportTitle(context)}`, ...pages, approvals(draft, context, link)].filter(Boolean).join('\n\n');
}

function approvals({ approved }: Draft, { pages }: ReportContext, show: (path: string) => string): string {
  const listed = pages.filter((path) => approved.includes(path));
  return listed.length > 0
    ? `Looks right (${listed.length} of ${pages.length} pages): ${listed.map(show).join(', ')}`
    : '';
}

const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
