import type { SheetContext, TextSource } from '../sheet/model';
import { textAddress } from '../text-address';
import { type Comment, type Draft, urgencies } from './draft';
import { button, element } from './element';
import { hasArrived, inOrder, sourceOfQuote } from './report';
import { changeDraft } from './store';

/**
 * Comments in the order of their pages; each quote leads to its place.
 * @param onEdit absent where they are another reviewer's, to be read only
 */
export function commentList(
  draft: Draft,
  { pages, host }: SheetContext,
  texts: readonly TextSource[],
  onEdit?: (comment: Comment) => void,
): HTMLElement {
  const item = ({ comment, page }: ReturnType<typeof inOrder>[number]) => {
    const { id, path, quote, nth, text, replacement, urgency, by } = comment;
    const { note, editUrl } = sourceOfQuote(comment, texts) ?? {};
    const quoted = quote ? `“${quote.replaceAll('\n', ' / ')}”` : 'The page as a whole';
    // Many buttons are called alike: their names say which comment they are for.
    const act = (label: string, onClick: () => void) => {
      const made = button(label, onClick);
      made.setAttribute('aria-label', `${label}: ${(text || (replacement ?? '')).slice(0, 60)}`);
      return made;
    };
    const remove = () => changeDraft(({ comments }) => ({ comments: comments.filter((one) => one.id !== id) }));
    return element(
      'li',
      { class: 'my-3 border-l-8 border-board pl-3' },
      element('b', {}, `${page}: `),
      element('a', { href: textAddress(path, quote, nth), class: 'underline' }, quoted),
      replacement !== undefined && element('p', {}, 'Replace with: ', element('ins', {}, replacement)),
      hasArrived(comment, texts) && element('p', { class: 'font-bold' }, 'Done: the preview has this wording now.'),
      text !== '' && element('p', { class: 'whitespace-pre-line' }, text),
      element('p', { class: 'text-ink-soft' }, [urgencies[urgency], by, note].filter(Boolean).join('; ')),
      !!editUrl &&
        element('a', { href: editUrl, class: 'inline-flex min-h-11 items-center underline' }, `Edit on ${host}`),
      !!onEdit &&
        element(
          'p',
          { class: 'flex gap-3' },
          act('Edit', () => onEdit(comment)),
          act('Delete', remove),
        ),
    );
  };
  return element('ul', {}, ...inOrder(draft, pages).map(item));
}
