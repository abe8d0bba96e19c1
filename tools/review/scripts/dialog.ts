import type { Comment } from './draft';
import { find } from './element';
import { saveComment, today } from './store';

const dialog = find<HTMLDialogElement>('[data-preview-bar] dialog');
const form = dialog.querySelector('form')!;
const title = dialog.querySelector('h2')!;
const [wording, remark] = dialog.querySelectorAll('textarea') as unknown as [HTMLTextAreaElement, HTMLTextAreaElement];

/** A comment to fill in. Not `crypto.randomUUID`: plain http addresses lack it. */
export function newComment(about: Pick<Comment, 'path' | 'quote' | 'nth'>): Comment {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return { id, text: '', date: today(), ...about };
}

/** Asks for a remark and the wanted wording. */
export function askForComment(comment: Comment, onSaved: () => void): void {
  const { quote, replacement = quote, text } = comment;
  title.textContent = quote ? 'Comment on this text' : 'Comment on this page';
  wording.parentElement!.hidden = !quote;
  wording.defaultValue = replacement;
  remark.defaultValue = text;
  form.reset();
  // Without another wording, a comment says something.
  const isReworded = () => wording.value.trim() !== quote;
  const check = () => (remark.required = !isReworded());
  form.oninput = check;
  form.onsubmit = (event) => {
    event.preventDefault();
    saveComment({
      ...comment,
      text: remark.value.trim(),
      replacement: isReworded() ? wording.value.trim() : undefined,
    });
    dialog.close();
    onSaved();
  };
  check();
  dialog.showModal();
}

function leave(event: Event): void {
  const isTyped = [wording, remark].some(({ value, defaultValue }) => value !== defaultValue);
  if (isTyped && !confirm('Discard what you typed?')) event.preventDefault();
  else dialog.close();
}

dialog.querySelector('[type=button]')!.addEventListener('click', leave);
// Escape, and Android's back button.
dialog.addEventListener('cancel', leave);
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
});
