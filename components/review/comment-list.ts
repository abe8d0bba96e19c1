import { textFragment } from './text-fragment';
import type { Comment, Draft } from './draft';
import { button, element } from './element';
import { commentsByPage, type ReportContext } from './report';
import { deleteComment } from './store';

/** Comments page by page; each quote leads to its place. */
export function commentList(draft: Draft, { pages }: ReportContext, onEdit: (comment: Comment) => void): HTMLElement {
  const list = element('div');
  for (const [path, comments] of commentsByPage(draft, pages)) {
    const items = comments.map((comment) =>
      element(
        'li',
        {},
        element(
          'a',
          { href: comment.quote ? textFragment(path, comment.quote, comment.prefix) : path },
          quoted(comment),
        ),
        element('p', {}, comment.text),
        labelled('Edit', comment, () => onEdit(comment)),
        labelled('Delete', comment, () => deleteComment(comment.id)),
      ),
    );
    list.append(element('h3', {}, element('a', { href: path }, path)), element('ul', { class: 'comments' }, ...items));
  }
  return list;
}

const quoted = ({ quote }: Comment) => (quote ? `“${quote.replaceAll('\n', ' / ')}”` : 'The page as a whole');

/** Many buttons are called alike: their names say which comment they are for. */
function labelled(label: string, comment: Comment, onClick: () => void): HTMLButtonElement {
  const made = button(label, onClick);
  made.setAttribute('aria-label', `${label}: ${comment.text.slice(0, 60)}`);
  return made;
}
