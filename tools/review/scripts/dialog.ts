import { type Comment, urgencies, type Urgency } from './draft';
import { button, element } from './element';
import { saveComment } from './store';

/** Asks for a comment and the wanted wording, in a dialog below `parent`. */
export function askForComment(parent: Node & ParentNode, comment: Comment, onSaved = () => {}): void {
  const wording = element('textarea', { rows: '4', id: 'comment-wording' });
  const text = element('textarea', { rows: '3', id: 'comment-text' });
  const options = Object.entries(urgencies).map(([value, label]) => element('option', { value }, label));
  const urgency = element('select', { id: 'comment-urgency' }, ...options);
  wording.value = comment.replacement ?? comment.quote;
  text.value = comment.text;
  urgency.value = comment.urgency;
  const typed = () => text.value + wording.value + urgency.value;
  const before = typed();

  const save = () => {
    const replacement = wording.value.trim();
    const isReworded = comment.quote !== '' && replacement !== comment.quote;
    if (!text.value.trim() && !isReworded) return text.focus();
    saveComment({
      ...comment,
      text: text.value.trim(),
      replacement: isReworded ? replacement : undefined,
      urgency: urgency.value as Urgency,
    });
    dialog.close();
    onSaved();
  };
  const leave = (event: Event) => {
    event.preventDefault();
    if (typed() === before || confirm('Discard what you typed?')) dialog.close();
  };
  const field = (label: string, input: HTMLElement) => [element('label', { for: input.id }, label), input];
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'comment-title' },
    element('h2', { id: 'comment-title' }, comment.quote ? 'Comment on this text' : 'Comment on this page'),
    ...(comment.quote ? [element('blockquote', {}, comment.quote), ...field('Replace with', wording)] : []),
    ...field('Your comment', text),
    ...field('How important is it?', urgency),
    element('p', {}, 'It stays in this browser until you share your review.'),
    element('div', { class: 'row' }, button('Save', save, 'main'), button('Cancel', leave)),
  );
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave(event);
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  });
  // Android's back button closes dialogs too.
  dialog.addEventListener('cancel', leave);
  dialog.addEventListener('close', () => dialog.remove());
  parent.append(dialog);
  dialog.showModal();
  (comment.quote ? wording : text).focus();
}

/** A comment to be filled in. Its id isn't from `crypto.randomUUID`, which plain http addresses lack. */
export function newComment(about: Pick<Comment, 'path' | 'quote' | 'nth'>): Comment {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return { id, text: '', urgency: 'should', date: new Date().toISOString().slice(0, 10), ...about };
}
