import type { TextSource } from '../model';
import { textFragment } from '../text-fragment';
import { type Comment, type Draft, urgencies } from './draft';
import { button, element } from './element';
import { commentsByPage, type ReportContext } from './report';
import { deleteComment } from './store';
import { sourceNote, sourceOfQuote } from './text-sources';

/**
 * Comments page by page; each quote leads to its place.
 * @param onEdit absent where they are another reviewer's, to be read only
 */
export function commentList(
  draft: Draft,
  { pages, repository }: ReportContext,
  texts: readonly TextSource[],
  onEdit?: (comment: Comment) => void,
): HTMLElement[] {
  const quoted = ({ quote }: Comment) => (quote ? `“${quote.replaceAll('\n', ' / ')}”` : 'The page as a whole');
  const item = (comment: Comment) => {
    const { path, quote, prefix, text, replacement, urgency, by } = comment;
    const source = sourceOfQuote(comment, texts);
    const editUrl = source?.sources[0]?.editUrl;
    return element(
      'li',
      { class: 'my-3 border-l-8 border-board pl-3' },
      element(
        'a',
        { href: quote ? textFragment(path, quote, prefix) : path, 'data-see': quote, class: 'underline' },
        quoted(comment),
      ),
      replacement !== undefined && element('p', {}, 'Replace with: ', element('ins', {}, replacement)),
      text !== '' && element('p', { class: 'whitespace-pre-line' }, text),
      element('p', { class: 'text-ink-soft' }, [urgencies[urgency], by, sourceNote(source)].filter(Boolean).join('; ')),
      !!editUrl && element('a', { href: editUrl, class: 'underline mr-4' }, `Edit on ${repository?.host}`),
      ...(onEdit
        ? [
            labelled('Edit', comment, () => onEdit(comment)),
            ' ',
            labelled('Delete', comment, () => deleteComment(comment.id)),
          ]
        : []),
    );
  };
  return commentsByPage(draft, pages).flatMap(({ path, name, comments }) => [
    element('h3', { class: 'mt-4 text-title' }, element('a', { href: path }, name)),
    element('ul', {}, ...comments.map(item)),
  ]);
}

/** Many buttons are called alike: their names say which comment they are for. */
function labelled(label: string, { text, replacement }: Comment, onClick: () => void): HTMLButtonElement {
  const made = button(label, onClick);
  made.setAttribute('aria-label', `${label}: ${(text || (replacement ?? '')).slice(0, 60)}`);
  return made;
}
