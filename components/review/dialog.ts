import type { Comment } from './draft';
import { button, element } from './element';
import { saveComment } from './store';

/** Asks for the words of a comment, in a dialog below `parent`. */
export function askForComment(parent: Node & ParentNode, comment: Comment, onSaved: () => void): void {
  const text = element('textarea', { rows: '5', id: 'comment-text' });
  text.value = comment.text;
  const title = comment.quote ? 'Comment on this text' : `Comment on ${comment.path} as a whole`;
  const save = () => {
    if (!text.value.trim()) return text.focus();
    saveComment({ ...comment, text: text.value.trim() });
    dialog.close();
    onSaved();
  };
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'comment-title' },
    element('h2', { id: 'comment-title' }, title),
    ...(comment.quote ? [element('blockquote', {}, comment.quote)] : []),
    element('label', { for: 'comment-text' }, 'Your comment'),
    text,
    element('p', {}, 'It stays in this browser until you send it from the review sheet.'),
    element(
      'div',
      { class: 'row' },
      button('Save', save),
      button('Cancel', () => dialog.close()),
    ),
  );
  text.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  });
  dialog.addEventListener('close', () => dialog.remove());
  parent.append(dialog);
  dialog.showModal();
  text.focus();
}
