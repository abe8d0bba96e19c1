type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement | HTMLAnchorElement;

const controlsOf = (island: Element) => [...island.querySelectorAll<Control>('input, textarea, button, a')];

/** What a control is called whoever has rendered it; ids differ. */
const nameOf = (control: Control) =>
  control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent;

/**
 * If a password manager has inserted elements into a form, React renders the island again: this
 * carries over what was typed, selected and focused.
 * @returns to be called as soon as React's elements are in the page
 */
export function keepTypedState(island: Element): () => void {
  const before = controlsOf(island);
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  document.addEventListener('focusin', onFocus);

  return () => {
    document.removeEventListener('focusin', onFocus);
    const now = controlsOf(island);
    for (const old of before) {
      const control = now.find((other) => other.localName === old.localName && nameOf(other) === nameOf(old));
      if (old.isConnected || !control) continue;
      if ('value' in old && 'value' in control) control.value = old.value;
      if (old === focused && document.activeElement === document.body) control.focus({ preventScroll: true });
      select(old, control);
    }
  };
}

function select(old: Control, control: Control): void {
  // An e-mail field doesn't expose its selection.
  if (!('selectionStart' in old) || !('selectionStart' in control) || old.selectionStart === null) return;
  control.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none');
  control.scrollTop = old.scrollTop;
}
