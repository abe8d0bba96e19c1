import { count, type PageState, type SheetContext, type TextSource } from '../sheet/model';
import { textAddress } from '../text-address';
import { type Comment, type Draft, statusOf, urgencies } from './draft';

/** Where the commented text is written: the shortest text on that page that contains the quote's first line. */
export function sourceOfQuote({ quote, path }: Comment, texts: readonly TextSource[]): TextSource | undefined {
  const [wanted] = quote.split('\n');
  if (!wanted) return undefined;
  return texts
    .filter(({ text, paths }) => paths.includes(path) && text.includes(wanted))
    .sort((one, other) => one.text.length - other.text.length)[0];
}

/** The map from texts to content files; empty where the preview lacks it. */
export async function loadTexts(): Promise<TextSource[]> {
  const response = await fetch('/review/texts.json');
  return response.ok ? ((await response.json()) as TextSource[]) : [];
}

/** Comments in the sheet's order, with the names of their pages; those on pages that are gone since come last. */
export function inOrder({ comments }: Draft, pages: readonly PageState[]) {
  const place = ({ path }: Comment) => pages.findIndex((page) => page.path === path) + 1 || Infinity;
  const sorted = comments.toSorted((one, other) => place(one) - place(other));
  return sorted.map((comment) => ({ comment, page: pages[place(comment) - 1]?.name ?? comment.path }));
}

/** Old, new, remark, source, author and place of a comment. */
function linesOf(comment: Comment, draft: Draft, code: string, texts: readonly TextSource[]): string {
  const { path, quote, nth, text, replacement, urgency, date, by } = comment;
  const source = sourceOfQuote(comment, texts);
  const used = source && source.paths.length > 1 ? `, used on ${source.paths.length} pages` : '';
  const lines = {
    Where: source && source.note + used,
    Old: quote.replaceAll('\n', ' / '),
    New: replacement?.replaceAll('\n', ' / '),
    Comment: text,
    From: [by ?? draft.name, date, urgencies[urgency]].filter(Boolean).join('; '),
    'See it': new URL(code).origin + textAddress(path, quote, nth),
  };
  return Object.entries(lines)
    .flatMap(([label, content]) => (content ? `- ${label}: ${content}` : []))
    .join('\n');
}

function reportTitle({ siteName, build }: SheetContext): string {
  return `Review of ${siteName}: ${build.branch}`;
}

/**
 * The review as plain text, for a mail, a chat or an issue.
 * @param code address that lists the approved pages
 */
export function reportOf(draft: Draft, context: SheetContext, texts: readonly TextSource[], code: string): string {
  const comments = inOrder(draft, context.pages).map(
    ({ comment, page }) => `${page} (${comment.path})\n${linesOf(comment, draft, code, texts)}`,
  );
  const approved = context.pages.filter((page) => statusOf(page, draft) === 'approved');
  const signedOff = approved.length > 0 && `${count(approved.length, 'page')} approved: ${code}`;
  return [reportTitle(context), ...comments, signedOff].filter(Boolean).join('\n\n');
}

/** Whether the wording that a comment asked for is on its page now. */
export function hasArrived({ path, quote, replacement }: Comment, texts: readonly TextSource[]): boolean {
  const here = texts.filter((one) => one.paths.includes(path)).map(({ text }) => text);
  const isHere = (text: string) => here.some((one) => one.includes(text));
  return Boolean(replacement && isHere(replacement) && (replacement.includes(quote) || !isHere(quote)));
}
