/** How long a button says "Copied", and a status keeps its text, in milliseconds. */
const duration = 8000;

/**
 * Copies the text of a copy button (copy-button.tsx) and shows "Copied" on it. If the browser
 * refuses, as on insecure pages and inside other apps, shows the text in a field next to the
 * button, selected, so that it can be copied by hand.
 * @returns whether the text is on the clipboard
 */
export async function copyFrom(button: HTMLElement): Promise<boolean> {
  const { copy, refused } = button.dataset;
  button.parentElement!.querySelector('[data-refused-text]')?.remove();
  try {
    await navigator.clipboard.writeText(copy!);
  } catch {
    offerText(button, copy!, refused!);
    return false;
  }
  showCopied(button);
  return true;
}

/** When buttons that say "Copied" get their label back. */
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function showCopied(button: HTMLElement): void {
  const show = (isCopied: boolean) => {
    button.querySelector('[data-part=label]')!.classList.toggle('invisible', isCopied);
    button.querySelector('[data-part=copied]')!.classList.toggle('invisible', !isCopied);
  };
  show(true);
  clearTimeout(timers.get(button));
  const timer = setTimeout(() => show(false), duration);
  timers.set(button, timer);
}

function offerText(button: HTMLElement, text: string, instruction: string): void {
  const label = document.createElement('label');
  label.dataset.refusedText = '';
  label.className = 'block w-full font-bold';
  const field = document.createElement('textarea');
  field.className = 'mt-1.5 block w-full rounded-control border-2 border-ink bg-paper px-3.5 py-2.5';
  field.readOnly = true;
  field.value = text;
  label.append(instruction, field);
  button.after(label);
  field.select();
}

let clearing: ReturnType<typeof setTimeout>;

/** Has screen readers announce a text in an element with `role="status"`. */
export function announce(status: Element, text: string): void {
  status.textContent = text;
  clearTimeout(clearing);
  clearing = setTimeout(() => (status.textContent = ''), duration);
}
