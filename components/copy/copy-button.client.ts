import { copyText } from './copy-text';

/*
 * Copy buttons. The button says "Copied" at once; the notification comes from a file that loads at
 * the first copy. In a dialog, which makes the rest of the page inert, only the button changes.
 */

/** How long a button says "Copied", in milliseconds. */
const duration = 8000;

/** Read out if no notification is: in a dialog, or if its files failed to load. */
const status = document.createElement('p');
status.setAttribute('role', 'status');
status.className = 'sr-only';
document.body.append(status);

addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (!button) return;
  const { copy, notification, refused } = button.dataset;
  button.parentElement!.querySelector('[data-refused-text]')?.remove();
  if (!(await copyText(copy!))) {
    offerText(button, copy!, refused!);
    return;
  }
  showCopied(button);
  const dialog = button.closest('[role=dialog]');
  if (dialog) {
    announce(dialog.querySelector('[data-copy-status]')!, notification!);
    return;
  }
  import('./notifications').then(
    ({ notify }) => notify(notification!),
    () => announce(status, notification!),
  );
});

function showCopied(button: HTMLElement): void {
  const [label, copied] = [...button.children] as HTMLElement[];
  const show = (isCopied: boolean) => {
    label!.hidden = isCopied;
    copied!.hidden = !isCopied;
  };
  show(true);
  setTimeout(() => show(false), duration);
}

function announce(region: Element, text: string): void {
  region.textContent = text;
  setTimeout(() => (region.textContent = ''), duration);
}

/** Shows the text in a field next to the button, selected, so that it can be copied by hand. */
function offerText(button: HTMLElement, text: string, instruction: string): void {
  const label = document.createElement('label');
  label.dataset.refusedText = '';
  label.className = 'block w-full font-bold';
  const field = document.createElement('textarea');
  field.className = 'form-field';
  field.readOnly = true;
  field.value = text;
  label.append(instruction, field);
  button.after(label);
  field.select();
}
